import type { StoreApi } from "zustand/vanilla";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { inverse } from "#domain/geodesy/geodesic.ts";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { type LogDay, type LogDayField, withLogDay } from "#domain/steering/log-days.ts";
import {
  EMPTY_LOGBOOK,
  eventsBetween,
  type Logbook,
  type LogEntry,
  type LogEvent,
  type LogNote,
  type LogSituation,
  noted,
  withEntry,
  withEntryNote,
  withoutEntry,
} from "#domain/steering/log-entries.ts";
import { byRule } from "#domain/storage/current.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { device } from "#state/device/device.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { motionStore } from "#state/position/position.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  viewStore,
} from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { LOGBOOK } from "#storage/records/boating/boating-records.ts";
import { anchorStore } from "./anchor.ts";
import { arrivalStore } from "./arrival.ts";
import { manOverboardStore } from "./man-overboard.ts";
import { onPassedBridge } from "./passed-bridges.ts";
import { steeringStore } from "./steering.ts";

/** The state of the logbook. */
export interface LogbookSnapshot {
  /** Null until it is read, unless this window has added lines. */
  readonly entries: readonly LogEntry[] | null;
  /** The headings of days, ascending by date. */
  readonly days: readonly LogDay[];
  /** True if changes are not stored yet; they are lost with the page unless the database accepts them before. */
  readonly hasFailed: boolean;
  /** True if it is not known which lines are stored, because the database does not respond. */
  readonly isNotRead: boolean;
  /** True if the stored logbook is one that this version cannot read; new lines begin another. */
  readonly isUnreadable: boolean;
}

/** The logbook of the boat on a device. Every change is shown immediately and stored as soon as that is possible. */
export interface LogbookState {
  readonly store: StoreApi<LogbookSnapshot>;
  /** Reads the logbook and follows the other windows; only the first call has an effect. */
  load(): Promise<void>;
  /** Adds a line, unless there is one with the same id, or was one that the user has removed. */
  add(entry: LogEntry): Promise<void>;
  /** Changes what a line says; fields that are not given stay. */
  changeNote(id: string, note: Partial<LogNote>): Promise<void>;
  /**
   * Changes what is above the lines of a day; fields that are not given stay.
   * @param date `YYYY-MM-DD`
   */
  changeDay(date: string, fields: Readonly<Partial<Record<LogDayField, string>>>): Promise<void>;
  /**
   * Moves a line to the bin.
   * @param name what the offer to undo it calls the line
   */
  remove(id: string, name: string): Promise<void>;
}

/** The services of the device that the logbook uses. */
export interface LogbookDevice extends DocumentDevice {
  readonly clock: Pick<Clock, "nowMs" | "after">;
}

const NO_DAYS: readonly LogDay[] = [];

function withDay(
  book: Logbook,
  date: string,
  fields: Readonly<Partial<Record<LogDayField, string>>>,
  nowMs: number,
): Logbook {
  return { ...book, days: withLogDay(book.days, date, fields, nowMs) };
}

/** Creates the logbook of a device. */
export function createLogbook(device: LogbookDevice): LogbookState {
  const place = { kind: LOGBOOK, id: "logbook", initial: EMPTY_LOGBOOK };
  const saved = createDocumentStore<Logbook>(device, place);
  return {
    store: viewStore(saved.store, ({ document, isRead, problem, hasFailed, isUnreadable }) => ({
      entries: isRead || document.entries.length > 0 ? document.entries : null,
      days: document.days ?? NO_DAYS,
      isNotRead: !isRead && problem !== null,
      hasFailed,
      isUnreadable,
    })),
    load: saved.load,
    async add(entry) {
      await saved.edit((now) => byRule(now, withEntry, entry));
    },
    async changeNote(id, note) {
      const nowMs = device.clock.nowMs();
      await saved.edit((now) => byRule(now, withEntryNote, id, note, nowMs));
    },
    async changeDay(date, fields) {
      const nowMs = device.clock.nowMs();
      await saved.edit((now) => byRule(now, withDay, date, fields, nowMs));
    },
    async remove(id, name) {
      const nowMs = device.clock.nowMs();
      await saved.edit((now) => byRule(now, withoutEntry, id, nowMs), { kind: "delete", name });
    },
  };
}

const logbook = createLogbook({ ...device, edits });

/** The logbook of this device. Import this module lazily. */
export const {
  store: logbookStore,
  load: loadLogbook,
  changeNote: changeLogNote,
  changeDay: changeLogDay,
  remove: removeLogEntry,
} = logbook;

/**
 * Adds a line about now, with the position, course and speed as far as they are known, and the course to the mark that is
 * steered to, unless the note has another.
 * @param distanceMeters the distance of the recording; by default that of now
 */
export function logNow(
  { kind, text }: LogEvent,
  distanceMeters: number | null = recordedMeters(),
  note: Partial<LogNote> = {},
): Promise<void> {
  const position = ownPositionNow();
  const known = position && !position.isStale ? position : null;
  const motion = motionStore.getState();
  const { trackId } = recordingStatusStore.getState();
  // A recording that goes on after a reload has left already.
  const isDeparture = kind === "departure" && trackId;
  const { target } = steeringStore.getState();
  const steerDegrees =
    note.steerDegrees ?? (known && target ? inverse(known, target).initialBearing : null);
  const entry: LogEntry = {
    id: isDeparture ? `departure-${trackId}` : device.randomId(),
    atMs: device.clock.nowMs(),
    kind,
    text,
    place: known && { lat: known.lat, lng: known.lng },
    courseDegrees: known && (known.courseDegrees ?? motion.courseDegrees),
    speedMps: known && (known.speedMps ?? motion.speedMps),
    distanceMeters,
  };
  return logbook.add(noted(entry, { ...note, steerDegrees }));
}

/** A paused recording is not finished. */
function isRecording(): boolean {
  const { status } = recordingStatusStore.getState();
  return status === "recording" || status === "paused";
}

/** Returns the distance of the recording in metres; null while nothing is recorded. */
function recordedMeters(): number | null {
  return isRecording() ? (recordingStatusStore.getState().distanceMeters ?? null) : null;
}

function logBridge({ name }: FairwayObject): void {
  void logNow({ kind: "bridge", text: name });
}

const HOUR_MS = 3_600_000;

function isRecordedAfloat(): boolean {
  const isAfloat =
    isBoating(preferencesStore.getState()) ||
    followingStatusStore.getState().plan?.draft.mode === "motorboat";
  return isAfloat && isRecording();
}

function situationNow(): LogSituation {
  const { passed, arrivedAt } = arrivalStore.getState();
  return {
    isRecording: isRecordedAfloat(),
    passed,
    arrivedAt,
    isAnchored: anchorStore.getState().anchored !== null,
    overboardCount: manOverboardStore.getState().marks.length,
    hour: Math.floor(clockStore.getState().nowMs / HOUR_MS),
  };
}

let isFollowing = false;

/** Tells whether the anchor and the marks of people overboard are read. */
function areWatchesRead(): boolean {
  return anchorStore.getState().isRead && manOverboardStore.getState().isRead;
}

/**
 * Writes lines by itself while boating is recorded, from the moment that the anchor and the marks of people overboard are
 * read. Only the first call has an effect.
 */
export function followLogbook(): void {
  if (isFollowing) return;
  isFollowing = true;
  let before: LogSituation | null = null;
  let distanceMeters: number | null = null;
  let stops: readonly (() => void)[] = [];
  // The clock ticks for its listeners, so it has one only while there are hours to note.
  const watch = (isOn: boolean) => {
    if (isOn === stops.length > 0) return;
    for (const stop of stops) stop();
    stops = isOn ? [clockStore.subscribe(update), onPassedBridge(logBridge)] : [];
  };
  const update = () => {
    if (!before && !areWatchesRead()) return;
    const now = situationNow();
    // Lines that were already there count as old, except the start of a recording, which loads this code.
    const events = eventsBetween(before ?? { ...now, isRecording: false }, now);
    before = now;
    // The recorder forgets the distance with its end.
    if (now.isRecording) distanceMeters = recordedMeters();
    for (const event of events) void logNow(event, distanceMeters);
    watch(now.isRecording);
  };
  for (const store of [recordingStatusStore, arrivalStore, anchorStore, manOverboardStore]) {
    store.subscribe(update);
  }
  for (const store of [preferencesStore, followingStatusStore]) store.subscribe(update);
  update();
}
