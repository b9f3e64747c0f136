import { existsSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { PositionFix } from "#domain/position/position-fix.ts";
import {
  areNear,
  CORPUS,
  fixesOf,
  newFixes,
  recordedTracks,
  truthOf,
} from "#domain/recording/corpus.fixture.ts";
import type { Track } from "#domain/tracks/track.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { browserPositionSource } from "#platform/geolocation/browser-position-source.ts";
import { fakeLocks } from "#platform/locks/fake-locks.ts";
import { fakeCompass } from "#platform/orientation/fake-compass.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { fakeStorageRoom } from "#platform/storage-quota/fake-storage-room.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { createPosition } from "#state/position/position.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { recordingStorage } from "#storage/recordings/recording-storage.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { createRecorder } from "./recorder.ts";

/** Longer tracks take time and test nothing more. */
const MAX_POINTS = 300;

/** A phone that reports these fixes, with the recorder. */
function phone(startMs: number) {
  emptyIndexedDb();
  let tell: PositionCallback = () => {};
  const watchPosition = (onFix: PositionCallback) => {
    tell = onFix;
    return 1;
  };
  vi.stubGlobal("navigator", { geolocation: { watchPosition, clearWatch: () => {} } });
  const [connection, clock] = [databaseConnection(), fakeClock(startMs)];
  const tabs = fakeTabs(1)[0] as FakeTab;
  const position = createPosition({
    position: browserPositionSource(),
    compass: fakeCompass(),
    clock,
    tabs,
  });
  position.startWatchingPosition();
  const recorder = createRecorder({
    clock,
    tabs,
    storage: recordingStorage(connection),
    locks: fakeLocks(),
    readings: createWatchReadings(),
    wakeLock: fakeWakeLock(),
    quota: fakeStorageQuota(),
    room: fakeStorageRoom(),
    randomId: () => "walk",
    onFix: (listener) => position.store.subscribe(({ fix }) => fix && listener(fix)),
    isPositionImpossible: () => false,
    onRefused: () => () => {},
    isPositionAllowed: async () => false,
    pausesByItself: () => false,
    onTracksChanged: () => {},
  });
  const give = ({ lat, lng, timeMs, accuracyMeters }: PositionFix) => {
    clock.pass(Math.max(0, timeMs - clock.nowMs()));
    tell({
      coords: { latitude: lat, longitude: lng, accuracy: accuracyMeters },
      timestamp: timeMs,
    } as GeolocationPosition);
  };
  return { recorder, give, tracks: trackStorage(connection) };
}

/** Devices report no times before 1970. */
function hasDeviceTimes({ points }: Track): boolean {
  return points.timesMs?.every((timeMs) => !(timeMs < 0)) ?? false;
}

test.runIf(existsSync(CORPUS))(
  "real walks become tracks with the same points, gaps, length and time in motion",
  { tags: "thorough" },
  async () => {
    const walks = recordedTracks((path) => readFileSync(path), MAX_POINTS).filter(hasDeviceTimes);
    expect(walks.length).toBeGreaterThan(10);
    for (const walk of walks) {
      const fixes = fixesOf(walk);
      const { recorder, give, tracks } = phone(fixes[0]?.timeMs ?? 0);
      await recorder.start(() => walk.name);
      for (const fix of fixes) give(fix);
      const { distanceMeters, movingMs } = recorder.store.getState();
      const track = await tracks.get((await recorder.stop()) ?? "");
      const accepted = newFixes(fixes);
      expect([...(track?.points.lats ?? [])]).toEqual(accepted.map(({ lat }) => lat));
      expect([...(track?.points.timesMs ?? [])]).toEqual(accepted.map(({ timeMs }) => timeMs));
      const truth = truthOf(accepted);
      expect(track?.points.segmentStarts).toHaveLength(1 + truth.gaps);
      expect(areNear({ meters: distanceMeters, movingMs }, truth)).toBe(true);
    }
  },
);
