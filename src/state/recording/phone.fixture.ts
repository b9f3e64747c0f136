import type { PositionFix } from "#domain/position/position-fix.ts";
import { TEN_MS } from "#domain/recording/invent-fixes.fixture.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeLocks } from "#platform/locks/fake-locks.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { fakeStorageRoom } from "#platform/storage-quota/fake-storage-room.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { recordingStorage } from "#storage/recordings/recording-storage.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { createRecorder, type Recorder } from "./recorder.ts";

/** A phone whose storage survives the app; each opened app is a separate tab. */
export function phone() {
  emptyIndexedDb();
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock(TEN_MS);
  const locks = fakeLocks();
  const readings = createWatchReadings();
  const wakeLock = fakeWakeLock();
  const [quota, room] = [fakeStorageQuota(), fakeStorageRoom()];
  const tabs = fakeTabs(4);
  const listeners = new Set<(fix: PositionFix) => void>();
  const refusals = new Set<() => void>();
  const options = { pausesByItself: false, isPositionAllowed: false, isPositionImpossible: false };
  let [opened, ids] = [0, 0];
  return {
    connection,
    clock,
    locks,
    readings,
    wakeLock,
    quota,
    room,
    listeners,
    options,
    tracks: trackStorage(connection),
    open(): Recorder & { readonly tab: (typeof tabs)[number] } {
      const own = tabs[opened++];
      if (!own) throw new Error("four tabs are enough");
      const recorder = createRecorder({
        storage: recordingStorage(connection),
        clock,
        locks,
        readings,
        wakeLock,
        quota,
        room,
        tabs: own,
        randomId: () => `track-${ids++}`,
        onFix(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        isPositionImpossible: () => options.isPositionImpossible,
        onRefused(listener) {
          refusals.add(listener);
          return () => refusals.delete(listener);
        },
        isPositionAllowed: async () => options.isPositionAllowed,
        pausesByItself: () => options.pausesByItself,
        onTracksChanged: () => {},
      });
      return { ...recorder, tab: own };
    },
    /** Reports these fixes. */
    async give(fixes: readonly PositionFix[]) {
      for (const fix of fixes) {
        for (const listener of listeners) listener(fix);
        await settled();
      }
    },
    /** Withdraws the permission to read the position. */
    refuse() {
      for (const listener of refusals) listener();
    },
    /** Kills the app: it receives nothing any more and its lock is released. */
    kill() {
      listeners.clear();
      refusals.clear();
      locks.killHolders();
    },
  };
}

/** Resolves when pending database work is done. */
export async function settled() {
  for (let turn = 0; turn < 30; turn++) await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
