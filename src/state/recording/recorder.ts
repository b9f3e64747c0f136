import { createStore, type StoreApi } from "zustand/vanilla";
import { remembered } from "#domain/async/remembered.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { browserLocks } from "#platform/locks/browser-locks.ts";
import { browserStorageRoom } from "#platform/storage-quota/browser-storage-room.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { positionPermissionStore } from "#state/position/position.ts";
import { edits } from "#state/records/edits.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { inTime } from "#state/watches/until-read.ts";
import { watchReadings } from "#state/watches/watch-readings.ts";
import { isWithoutDatabase } from "#storage/is-without-database.ts";
import {
  recordingStorage,
  type UnfinishedRecording,
} from "#storage/recordings/recording-storage.ts";
import { NOTHING_RECORDED, type RecorderDevice, type RecorderSnapshot } from "./recorder-device.ts";
import {
  isRecorded,
  RECORDING_SUBJECT,
  recorderWatch,
  takeRecordingLock,
} from "./recording-lock.ts";
import { type NameAt, RecordingSession } from "./recording-session.ts";
import { recordingStatusStore } from "./recording-status.ts";
import { isPositionAllowed, resumeByItself } from "./resume-by-itself.ts";
import { type SeenRecording, seenRecording } from "./seen-recording.ts";

/** Records a track: one recording at a time, across all tabs. */
export interface Recorder {
  readonly store: StoreApi<RecorderSnapshot>;
  /**
   * Looks for an unfinished recording, in this or another tab; only the first call has an effect. Resumes a recording
   * that ran less than ten minutes ago, unless it was paused or the browser would ask for the position.
   */
  look(): Promise<void>;
  /**
   * Starts a recording; does nothing if there is one, or if no position will come. If the position is refused before
   * the first fix, the recording ends without a track.
   * @param nameAt names the track by its start
   */
  start(nameAt: NameAt): Promise<void>;
  pause(): Promise<void>;
  /** Continues after a pause, or after the app was closed, with all recorded points. */
  resume(): Promise<void>;
  /**
   * Finishes the recording as an ordinary track; one without any fix ends without a track.
   * @returns the id of the track; null without one. If it could not be stored, the recording stays, paused
   */
  stop(): Promise<string | null>;
  /** Returns all points so far; null if nothing is recorded here. */
  points(): TrackPoints | null;
  /** Returns the points from a number on; null if they are only available through `points`. */
  since(fixNumber: number): TrackPoints | null;
}

/** The time to the next look for a recording that could not be read. */
const RETRY_MS = 5_000;

/** Creates the recorder on this device. */
export function createRecorder(device: RecorderDevice): Recorder {
  const { tabs, locks } = device;
  const store = createStore<RecorderSnapshot>(() => NOTHING_RECORDED);
  let [session, seen]: [RecordingSession | null, SeenRecording | null] = [null, null];
  let release = (): void => {};
  // Two lookups at once would both take over new fixes, and a tap may come while the recording resumes automatically.
  const [loadInTurn, openInTurn] = [oneByOne(), oneByOne()];
  const look = (): Promise<void> => loadInTurn(checkNow);
  const [watchOther, lookLater] = [recorderWatch(locks, look), unreadLater(device, look)];
  const checkNow = async (): Promise<void> => {
    if (session) return;
    const isElsewhere = await isRecorded(locks);
    if (session) return;
    watchOther(isElsewhere);
    const found = await lookedAtInTime(device, isElsewhere ? seen : null, isElsewhere);
    if (session) return;
    // Not read is not the same as no recording.
    lookLater(found === undefined);
    if (found === undefined) return;
    seen = found;
    store.setState(seen?.snapshot(isElsewhere) ?? NOTHING_RECORDED, true);
  };
  const open = (nameAt: NameAt | null): Promise<void> =>
    openInTurn(async () => (session ? undefined : openNow(nameAt)));
  const openNow = async (nameAt: NameAt | null): Promise<void> => {
    const begun = await takeBeginning(device, nameAt);
    if (!begun) return look();
    watchOther(false);
    release = disposeBoth(
      begun.release,
      device.onRefused(() => void endIfEmpty()),
    );
    lookLater(false);
    seen = null;
    session = new RecordingSession(device, begun.beginning, (shown) => store.setState(shown));
    await session.begin();
    device.onTracksChanged();
  };
  const close = (): void => {
    session = null;
    release();
    store.setState(NOTHING_RECORDED, true);
    announceEnd(device);
  };
  const endIfEmpty = async (): Promise<void> => {
    if (await session?.discardEmpty()) close();
  };
  return {
    store,
    look: remembered(async () => {
      await look();
      void resumeByItself(device, store, () => open(null));
      lookOnNews(tabs, () => void look());
    }),
    async start(nameAt) {
      if (!session && !seen && !device.isPositionImpossible()) await open(nameAt);
    },
    async pause() {
      await session?.pause();
    },
    resume: async () => session?.resume() ?? open(null),
    async stop() {
      if (!session) await open(null);
      const ended = (await session?.finish()) ?? null;
      if (ended !== null) close();
      return ended === "empty" ? null : ended;
    },
    since: (fixNumber) => (session ?? seen)?.since(fixNumber) ?? null,
    points: () => session?.points() ?? seen?.points() ?? null,
  };
}

/** Called once the lock is free, because other tabs look at it. */
function announceEnd({ tabs, onTracksChanged }: RecorderDevice): void {
  tabs.announce(RECORDING_SUBJECT);
  onTracksChanged();
}

function disposeBoth(...both: readonly (() => void)[]): () => void {
  return () => {
    for (const dispose of both) dispose();
  };
}

function lookOnNews(tabs: RecorderDevice["tabs"], look: () => void): void {
  tabs.onAnnounced(RECORDING_SUBJECT, look);
  tabs.onReturn(look);
}

/** Returns a function that reports an unread recording and looks again later when given true, and stops when given false. */
function unreadLater(
  { clock, readings }: Pick<RecorderDevice, "clock" | "readings">,
  look: () => void,
): (isUnread: boolean) => void {
  const report = readings.reason("unread");
  let cancel = (): void => {};
  return (isUnread) => {
    report(isUnread ? ["recording"] : []);
    cancel();
    if (isUnread) cancel = clock.after(RETRY_MS, look);
  };
}

/** Runs tasks in sequence, also after one that failed. */
function oneByOne(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.catch(() => {}).then(work);
    return last;
  };
}

/** Resolves to undefined if the database does not answer. */
function lookedAtInTime(
  device: RecorderDevice,
  before: SeenRecording | null,
  isElsewhere: boolean,
): Promise<SeenRecording | null | undefined> {
  return inTime(device.clock, lookedAt(device, before, isElsewhere)).catch((error: unknown) =>
    isWithoutDatabase(error) ? null : undefined,
  );
}

/**
 * Looks for a recording in storage; if there are several, the older ones become ordinary tracks. Rejects without a
 * database.
 */
async function lookedAt(
  device: RecorderDevice,
  before: SeenRecording | null,
  isElsewhere: boolean,
): Promise<SeenRecording | null> {
  if (before && (await before.grow(device.storage))) return before;
  const [latest, ...older] = await device.storage.unfinished();
  if (!isElsewhere) {
    for (const one of older) await new RecordingSession(device, one, () => {}).finish();
  }
  return latest ? seenRecording(latest, device.clock) : null;
}

/**
 * Takes the lock and returns what to record: a new recording, or the latest unfinished one for null. Resolves to null if
 * there is none, or another tab records.
 */
async function takeBeginning(device: RecorderDevice, nameAt: NameAt | null) {
  const release = await takeRecordingLock(device.locks);
  const beginning = release ? (nameAt ?? (await latestOf(device))) : null;
  if (release && beginning) return { release, beginning };
  release?.();
  return null;
}

async function latestOf({ storage }: RecorderDevice): Promise<UnfinishedRecording | null> {
  const [latest] = await storage.unfinished().catch(() => []);
  return latest ?? null;
}

/** The recorder of this device; see `Recorder`. Import this lazily. */
export const {
  store: recorderStore,
  look: loadRecording,
  start: startRecording,
  pause: pauseRecording,
  resume: resumeRecording,
  stop: stopRecording,
  points: recordedPointsNow,
  since: recordedSince,
} = createRecorder({
  ...device,
  storage: recordingStorage(device.connection),
  locks: browserLocks(),
  readings: watchReadings,
  room: browserStorageRoom(device.quota),
  onFix,
  isPositionImpossible: () =>
    ["denied", "absent"].includes(positionPermissionStore.getState().permission ?? ""),
  onRefused: (listener) =>
    positionPermissionStore.subscribe(({ permission }) => permission === "denied" && listener()),
  isPositionAllowed,
  pausesByItself: () => preferencesStore.getState().recordingPausesByItself,
  onTracksChanged: () => void edits.tellChanged(["tracks"]),
});

recorderStore.subscribe(({ status, problem, trackId, distanceMeters }) =>
  recordingStatusStore.setState({ status, problem, trackId, distanceMeters }),
);
