import { createStore } from "zustand/vanilla";
import type { GuidanceEvent } from "#domain/guidance/announce.ts";
import { type GuidanceView, guidanceView } from "#domain/guidance/guidance-view.ts";
import { DEFAULT_WARNINGS } from "#domain/guidance/warnings.ts";
import type { ReportedFix } from "#domain/position/position-fix.ts";
import { eventsBetween, type LogSituation } from "#domain/steering/log-entries.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import type { PositionSource } from "#platform/geolocation/position-source.ts";
import { fakeLocks } from "#platform/locks/fake-locks.ts";
import { fakeCompass } from "#platform/orientation/fake-compass.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeSpeech } from "#platform/speech/fake-speech.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { fakeStorageRoom } from "#platform/storage-quota/fake-storage-room.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { createAnchor } from "#state/boating/anchor.ts";
import { createArrival } from "#state/boating/arrival.ts";
import { type SteeredByState, steeredByRoute } from "#state/boating/steered-by.ts";
import type { SteeringSnapshot } from "#state/boating/steering.ts";
import { createGuidance, type Guidance } from "#state/guidance/guidance.ts";
import { fixStream } from "#state/position/fixes.ts";
import { ownPositionAt } from "#state/position/own-position.ts";
import { createPosition } from "#state/position/position.ts";
import { createRecorder } from "#state/recording/recorder.ts";
import { createEdits } from "#state/records/edits.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { recordingStorage } from "#storage/recordings/recording-storage.ts";
import type { PlayedFix, Replay } from "./replay-input.ts";

/** The values that the app shows after the last fix. */
export interface Played {
  readonly recording: { readonly elapsedSeconds: number; readonly distanceMeters: number };
  /** Null without a line to follow. */
  readonly guidance: {
    readonly state: GuidanceView["status"];
    readonly leftMeters: number;
    readonly arrived: boolean;
  } | null;
  /** The reason of the alarm; null without one. */
  readonly anchor: { readonly alarm: string | null };
  /** The lines that the logbook of a boat writes by itself, bridges apart: "mark S 14". Absent for other modes. */
  readonly log?: readonly string[];
  /** The number of fixes after which the position was called old. */
  readonly stale: number;
}

/** An event of the guidance, with the fix at which it came. */
export interface PlayedEvent {
  readonly event: GuidanceEvent;
  readonly fix: PlayedFix;
  /** The distance left then. */
  readonly leftMeters: number;
}

/** The radius of the circle around the first place that the anchor watch guards. */
const ANCHOR_METERS = 400;

/**
 * Plays fixes through the stores of the app, on a device whose clock shows the times of the replay: the position, a recording
 * from the start on, the guidance along the line, and an anchor watch around the first place.
 */
export async function playFixes(
  replay: Replay,
): Promise<{ readonly played: Played; readonly events: readonly PlayedEvent[] }> {
  const phone = phoneAt(replay.startedAtMs);
  const { clock, position, recorder, anchor, guidance } = phone;
  const events: PlayedEvent[] = [];
  let stale = 0;
  const log = replay.mode === "motorboat" ? logOf(phone) : null;
  const [first] = replay.fixes;
  await recorder.start(() => "");
  if (first) await anchor.drop({ lat: first.lat, lng: first.lng, radiusMeters: ANCHOR_METERS });
  if (replay.line) {
    guidance.start({ kind: "track", name: "", mode: replay.mode, line: replay.line });
  }
  for (const fix of replay.fixes) {
    clock.pass(Math.max(0, fix.deviceMs - clock.nowMs()));
    const before = guidance.store.getState().events;
    phone.report(fix);
    log?.note();
    const { events: now } = guidance.store.getState();
    const leftMeters = viewOf(guidance, clock.steadyMs())?.toGoMeters ?? 0;
    if (now !== before) events.push(...now.map((event) => ({ event, fix, leftMeters })));
    const reading = { nowMs: clock.nowMs(), steadyMs: clock.steadyMs() };
    if (ownPositionAt(position.store.getState().fix, reading, false)?.isStale) stale++;
  }
  const { elapsedMs, distanceMeters } = recorder.store.getState();
  const view = viewOf(guidance, clock.steadyMs());
  const played: Played = {
    recording: { elapsedSeconds: elapsedMs / 1000, distanceMeters: tenth(distanceMeters) },
    guidance: view && {
      state: view.status,
      leftMeters: view.status === "arrived" ? 0 : tenth(view.toGoMeters),
      arrived: view.status === "arrived",
    },
    anchor: { alarm: anchor.store.getState().anchored?.state.alarm?.reason ?? null },
    ...(log && { log: log.end() }),
    stale,
  };
  return { played, events };
}

const HOUR_MS = 3_600_000;

/** Notes what the logbook writes by itself: the parts of the app that know are asked after each fix. */
function logOf({ clock, guidance, anchor, arrival, steeredBy }: ReturnType<typeof phoneAt>) {
  const lines: string[] = [];
  const situation = (isRecording: boolean): LogSituation => ({
    isRecording,
    passed: arrival.store.getState().passed,
    arrivedAt: null,
    isAnchored: anchor.store.getState().anchored !== null,
    overboardCount: 0,
    hour: Math.floor(clock.nowMs() / HOUR_MS),
  });
  let before = situation(false);
  const note = (isRecording: boolean) => {
    const now = situation(isRecording);
    for (const { kind, text } of eventsBetween(before, now)) {
      lines.push(text ? `${kind} ${text}` : kind);
    }
    before = now;
  };
  return {
    note() {
      steeredBy.setState(steeredByRoute(guidance.store.getState().following), true);
      note(true);
    },
    end() {
      note(false);
      return lines;
    },
  };
}

function viewOf(guidance: Guidance, steadyMs: number): GuidanceView | null {
  const { following } = guidance.store.getState();
  return following && guidanceView(following.state, following.line, steadyMs);
}

function phoneAt(startMs: number) {
  emptyIndexedDb();
  const clock = fakeClock(startMs);
  const tabs = fakeTabs(1)[0] as FakeTab;
  const compass = fakeCompass();
  const source = reportingSource();
  const position = createPosition({ position: source, compass, clock, tabs });
  position.startWatchingPosition();
  const connection = databaseConnection();
  const device = {
    clock,
    tabs,
    onFix: fixStream(position.store, clock),
    locks: fakeLocks(),
    wakeLock: fakeWakeLock(),
    vibration: fakeVibration(),
    sound: fakeSound(),
    speech: fakeSpeech(),
    texts: fakeTextStore(),
    readings: createWatchReadings(),
  };
  const steeredBy = createStore<SteeredByState>(() => steeredByRoute(null));
  const steering = createStore<SteeringSnapshot>(() => ({
    target: null,
    isRead: true,
    isNotStored: false,
  }));
  const arrival = createArrival({ ...device, steering, steeredBy, nowMs: clock.nowMs });
  arrival.follow();
  return {
    clock,
    arrival,
    steeredBy,
    position,
    report: source.report,
    recorder: createRecorder({
      ...device,
      storage: recordingStorage(connection),
      quota: fakeStorageQuota(),
      room: fakeStorageRoom(),
      randomId: () => "replay",
      onRefused: () => () => {},
      isPositionAllowed: async () => false,
      pausesByItself: () => false,
      isPositionImpossible: () => false,
      onTracksChanged: () => {},
    }),
    anchor: createAnchor({ ...device, connection, edits: createEdits(connection, device.tabs) }),
    guidance: createGuidance({ ...device, warnings: () => DEFAULT_WARNINGS }),
  };
}

/** A receiver that measures nothing but places. */
function reportingSource(): PositionSource & { readonly report: (fix: PlayedFix) => void } {
  let tell = (_fix: ReportedFix): void => {};
  return {
    watch(onFix) {
      tell = onFix;
      return () => {};
    },
    onPermission: () => () => {},
    report: ({ lat, lng, accuracyMeters, reportedMs }) =>
      tell({
        lat,
        lng,
        accuracyMeters,
        reportedMs,
        altitudeMeters: null,
        altitudeAccuracyMeters: null,
        speedMps: null,
        courseDegrees: null,
      }),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
