import { createStore, type StoreApi } from "zustand/vanilla";
import type { TrackPoints } from "#domain/tracks/track.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { UnfinishedRecording } from "#storage/recordings/recording-storage.ts";
import {
  NOTHING_RECORDED,
  RECORDING_SUBJECT,
  type RecorderDevice,
  type RecorderSnapshot,
} from "./recorder-device.ts";
import { type NameAt, RecordingSession } from "./recording-session.ts";
import { type SeenRecording, seenRecording } from "./seen-recording.ts";

/** The recorder of one's own track: one recording at a time, over all tabs. */
export interface Recorder {
  readonly store: StoreApi<RecorderSnapshot>;
  /** Looks for a recording that is not finished, here or in another tab; only the first call does anything. */
  look(): Promise<void>;
  /** @param nameAt names the track by when it begins; nothing happens when there is a recording */
  start(nameAt: NameAt): Promise<void>;
  pause(): Promise<void>;
  /** After a pause, and after the app was ended in the middle: with all that was recorded. */
  resume(): Promise<void>;
  /** Makes an ordinary track of it. @returns its id; null when it could not be stored: it goes on being there, paused */
  stop(): Promise<string | null>;
  /** All points so far; null when nothing is recorded here. */
  points(): TrackPoints | null;
  /** The fixes from a number on; null when they can only be had with all. */
  since(fixNumber: number): TrackPoints | null;
}

/** The recorder of whichever device; `recorder.ts` has that of this one. */
export function createRecorder(device: RecorderDevice): Recorder {
  const { tabs, locks } = device;
  const store = createStore<RecorderSnapshot>(() => NOTHING_RECORDED);
  let session: RecordingSession | null = null;
  let letGo = (): void => {};
  let seen: SeenRecording | null = null;
  let looking: Promise<void> | null = null;
  let queue: Promise<void> = Promise.resolve();

  // One after the other: two at once would both take what has come.
  const look = (): Promise<void> => {
    queue = queue.then(lookNow);
    return queue;
  };
  const lookNow = async (): Promise<void> => {
    if (session) return;
    const isElsewhere = await isRecordedElsewhere(locks);
    const now = await lookedAt(device, isElsewhere ? seen : null, isElsewhere).catch(() => null);
    if (session) return;
    seen = now;
    store.setState(seen?.snapshot(isElsewhere) ?? NOTHING_RECORDED, true);
  };
  const open = async (nameAt: NameAt | null): Promise<void> => {
    const release = await taken(locks);
    const beginning = release ? (nameAt ?? (await latestOf(device))) : null;
    if (!release || !beginning) {
      release?.();
      return look();
    }
    letGo = release;
    const show = (shown: Partial<RecorderSnapshot>) => store.setState(shown);
    session = new RecordingSession(device, beginning, show);
    seen = null;
    await session.begin();
    device.onTracksChanged();
  };
  const close = (): void => {
    session = null;
    letGo();
    store.setState(NOTHING_RECORDED, true);
    // Heard by the others when the lock is free.
    tabs.announce(RECORDING_SUBJECT);
    device.onTracksChanged();
  };
  return {
    store,
    look() {
      looking ??= look().then(() => {
        tabs.onAnnounced(RECORDING_SUBJECT, () => void look());
        tabs.onReturn(() => void look());
      });
      return looking;
    },
    async start(nameAt) {
      if (!session && !seen) await open(nameAt);
    },
    async pause() {
      await session?.pause();
    },
    resume: async () => (session ? session.resume() : open(null)),
    async stop() {
      if (!session) await open(null);
      const trackId = (await session?.finish()) ?? null;
      if (trackId !== null) close();
      return trackId;
    },
    since: (fixNumber) => (session ?? seen)?.since(fixNumber) ?? null,
    points: () => session?.points() ?? seen?.points() ?? null,
  };
}

/** What lies in storage; older ones, if several were left, become ordinary tracks. Rejects without a database. */
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
  return latest ? seenRecording(latest) : null;
}

async function latestOf({ storage }: RecorderDevice): Promise<UnfinishedRecording | null> {
  const [latest] = await storage.unfinished().catch(() => []);
  return latest ?? null;
}

async function isRecordedElsewhere(locks: Locks): Promise<boolean> {
  return (await locks.held().catch(() => new Set<string>())).has(RECORDING_SUBJECT);
}

/** Makes this the tab that records. @returns what lets go of that; null when another tab records */
function taken(locks: Locks): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    // A browser without locks has one tab, as far as one can tell.
    locks.hold(RECORDING_SUBJECT, hold).then(
      (outcome) => outcome === "taken" && resolve(null),
      () => resolve(() => {}),
    );
  });
}
