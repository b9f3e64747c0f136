import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type LogDay, mergedLogDays } from "./log-days.ts";

/** The kinds of lines in a logbook; those after "hour" are written by hand only. */
export const LOG_KINDS = [
  "departure",
  "mark",
  "bridge",
  "anchor-down",
  "anchor-up",
  "overboard",
  "arrival",
  "hour",
  "remark",
  "engine-on",
  "engine-off",
  "crew",
  "fuel",
] as const;

/** The kind of a line in a logbook. */
export type LogKind = (typeof LOG_KINDS)[number];

/** The kinds that a user writes. */
export const HAND_KINDS = [
  "remark",
  "engine-on",
  "engine-off",
  "crew",
  "fuel",
] as const satisfies readonly LogKind[];

/** A line in a logbook. */
export interface LogEntry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly kind: LogKind;
  /** The name of the mark or bridge, or what the user wrote; may be empty. */
  readonly text: string;
  /** Null if the position was not known. */
  readonly place: LatLng | null;
  /** The course over ground, degrees from true north; null if unknown. */
  readonly courseDegrees: number | null;
  readonly speedMps: number | null;
  /** The distance of the recording so far; null without a recording. */
  readonly distanceMeters: number | null;
  /** The course that the helmsman has to steer, degrees from true north; absent if nobody wrote one. */
  readonly steerDegrees?: number;
  /** The note of the user about the wind, such as "ZW 4"; absent without. */
  readonly wind?: string;
  /** The note of the user about the weather; absent without. */
  readonly weather?: string;
  /** When the user last edited it, milliseconds since 1970. */
  readonly changedAtMs?: number;
}

/** The notes of a user about a line; a field that is empty or null is left out. */
export interface LogNote {
  readonly text: string;
  readonly wind: string;
  readonly weather: string;
  readonly steerDegrees: number | null;
}

/** A line that was removed, in the bin. */
export interface RemovedLogEntry {
  /** The id of the line. */
  readonly id: string;
  readonly entry: LogEntry;
  /** Milliseconds since 1970. */
  readonly deletedAtMs: number;
}

/** The logbook of a boat. */
export interface Logbook {
  /** Ascending by time. */
  readonly entries: readonly LogEntry[];
  /** Lines in the bin; absent if there are none. */
  readonly removed?: readonly RemovedLogEntry[];
  /** The heading of a day; absent if there is none. */
  readonly days?: readonly LogDay[];
}

/** A logbook without lines. */
export const EMPTY_LOGBOOK: Logbook = { entries: [] };

/** The most lines, which are years of sailing, the most of them in the bin, and the most characters of the texts. */
export const LOG_LIMITS = { entries: 20_000, removed: 1000, text: 200, wind: 40 } as const;

/**
 * Returns the logbook with a new line, whose text is cut to the most characters: names of imported marks may be longer.
 * The oldest goes when it is full. The same logbook, if the line is in it or in its bin.
 */
export function withEntry(book: Logbook, entry: LogEntry): Logbook {
  const isKnown = [...book.entries, ...(book.removed ?? [])].some(({ id }) => id === entry.id);
  if (isKnown) return book;
  return { ...book, entries: inOrder([...book.entries, { ...entry, text: cut(entry.text) }]) };
}

/** Returns the logbook with other fields in a line that is in it; the same one, if the line is not in it or says that already. */
export function withEntryNote(
  book: Logbook,
  id: string,
  note: Partial<LogNote>,
  changedAtMs: number,
): Logbook {
  const before = book.entries.find((entry) => entry.id === id);
  if (!before || isSameNote(before, noted(before, note))) return book;
  const entries = book.entries.map((entry) =>
    entry.id === id ? { ...noted(entry, note), changedAtMs } : entry,
  );
  return { ...book, entries };
}

/** Tells whether two lines say the same; a user reads and writes whole degrees. */
function isSameNote(one: LogEntry, other: LogEntry): boolean {
  const noteOf = ({ text, wind, weather, steerDegrees }: LogEntry) =>
    [text, wind, weather, steerDegrees === undefined ? null : Math.round(steerDegrees)].join("\n");
  return noteOf(one) === noteOf(other);
}

/** Returns a line with what a user wrote about it; fields that are not given stay. */
export function noted(entry: LogEntry, note: Partial<LogNote>): LogEntry {
  const { steerDegrees: steered, wind: blew, weather: was, ...others } = entry;
  const { text = entry.text, wind = blew ?? "", weather = was ?? "" } = note;
  const steerDegrees = note.steerDegrees === undefined ? (steered ?? null) : note.steerDegrees;
  return {
    ...others,
    text: cut(text),
    ...(steerDegrees === null ? {} : { steerDegrees }),
    ...(wind === "" ? {} : { wind: wind.slice(0, LOG_LIMITS.wind) }),
    ...(weather === "" ? {} : { weather: cut(weather) }),
  };
}

/** Moves a line to the bin of the logbook; returns the same logbook if the line is not in it. */
export function withoutEntry(book: Logbook, id: string, deletedAtMs: number): Logbook {
  const entry = book.entries.find((one) => one.id === id);
  if (!entry) return book;
  const removed = [...(book.removed ?? []), { id, entry, deletedAtMs }];
  const entries = book.entries.filter((one) => one !== entry);
  return { ...book, entries, removed: removed.slice(-LOG_LIMITS.removed) };
}

/** Takes a line out of the bin of the logbook; returns the same logbook if it is not there. */
export function withEntryBack(book: Logbook, id: string): Logbook {
  const found = book.removed?.find((one) => one.id === id);
  return found ? withEntry(withoutRemovedEntries(book, new Set([id])), found.entry) : book;
}

/** Deletes lines from the bin of the logbook for good. */
export function withoutRemovedEntries(book: Logbook, ids: ReadonlySet<string>): Logbook {
  const { removed = [], ...others } = book;
  const left = removed.filter(({ id }) => !ids.has(id));
  return left.length > 0 ? { ...others, removed: left } : others;
}

/** Returns the lines of both logbooks; of a line in both the one that was edited last. The others stay in the bin. */
export function mergedLogbooks(one: Logbook, other: Logbook): Logbook {
  const newest = new Map(one.entries.map((entry) => [entry.id, entry]));
  for (const entry of other.entries) {
    const same = newest.get(entry.id);
    if (!same || editedMs(same) < editedMs(entry)) newest.set(entry.id, entry);
  }
  const removed = new Map(
    [...(other.removed ?? []), ...(one.removed ?? [])].map((gone) => [gone.id, gone]),
  );
  const days = mergedLogDays(one.days, other.days);
  return withoutRemovedEntries(
    {
      entries: inOrder([...newest.values()]),
      removed: [...removed.values()],
      ...(days ? { days } : {}),
    },
    new Set(newest.keys()),
  );
}

function cut(text: string): string {
  return text.slice(0, LOG_LIMITS.text);
}

/** Returns the newest lines, as many as a logbook has, in their order. */
function inOrder(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.toSorted((a, b) => a.atMs - b.atMs).slice(-LOG_LIMITS.entries);
}

function editedMs({ atMs, changedAtMs = atMs }: LogEntry): number {
  return changedAtMs;
}

/** The state of the trip from which the logbook derives its lines. */
export interface LogSituation {
  readonly isRecording: boolean;
  /** The last mark of the followed route that was passed; null before the first. */
  readonly passed: {
    readonly name: string;
    readonly next: string | null;
    readonly atMs: number;
  } | null;
  /** The mark that the boat steered to and reached; null before that. */
  readonly arrivedAt: { readonly name: string; readonly startedAtMs: number } | null;
  readonly isAnchored: boolean;
  readonly overboardCount: number;
  /** The hours since 1970, whole. */
  readonly hour: number;
}

/** A line that the logbook writes by itself. */
export type LogEvent = Pick<LogEntry, "kind" | "text">;

/** Returns the lines for what changed while recording; none while nothing is recorded before and after. */
export function eventsBetween(before: LogSituation, now: LogSituation): readonly LogEvent[] {
  if (!before.isRecording) return now.isRecording ? [{ kind: "departure", text: "" }] : [];
  const events: LogEvent[] = [];
  const add = (kind: LogKind, text = "") => events.push({ kind, text });
  if (now.passed && now.passed.atMs !== before.passed?.atMs) {
    add(now.passed.next === null ? "arrival" : "mark", now.passed.name);
  }
  if (now.arrivedAt && now.arrivedAt.startedAtMs !== before.arrivedAt?.startedAtMs) {
    add("mark", now.arrivedAt.name);
  }
  if (now.isAnchored !== before.isAnchored) add(now.isAnchored ? "anchor-down" : "anchor-up");
  if (now.overboardCount > before.overboardCount) add("overboard");
  if (now.hour > before.hour) add("hour");
  if (!now.isRecording) add("arrival");
  return events;
}
