import { createStore } from "zustand/vanilla";
import { type DevicePosition, NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { type FixStream, fixStream } from "#state/position/fixes.ts";
import { createEdits } from "#state/records/edits.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { databaseConnection } from "#storage/database.ts";
import { failingConnection } from "#storage/fake-database.ts";
import { boatingStorage } from "#storage/records/boating/boating-storage.fixture.ts";

/** Creates a phone on a boat, whose storage outlives the tabs made on it. */
export function boatingPhone() {
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const positions = createStore<DevicePosition>(() => NO_POSITION);
  const stream = fixStream(positions, clock);
  const tabs = fakeTabs(2);
  const listeners = new Set<object>();
  const texts = fakeTextStore();
  const device = {
    connection,
    storage: boatingStorage(connection),
    clock,
    texts,
    readings: createWatchReadings(),
    vibration: fakeVibration(),
    wakeLock: fakeWakeLock(),
    sound: fakeSound(),
    randomId: () => "one",
    lastFix: () => positions.getState().fix,
    onFix: countedStream,
  };
  function countedStream(...watch: Parameters<FixStream>): () => void {
    const listener = {};
    listeners.add(listener);
    const stop = stream(...watch);
    return () => {
      stop();
      listeners.delete(listener);
    };
  }
  function inTab(number: 0 | 1) {
    const tab = tabs[number] as (typeof tabs)[number];
    return { ...device, tabs: tab, edits: createEdits(connection, tab) };
  }
  return {
    connection,
    clock,
    device: inTab(0),
    /** Another tab of the same phone, or the app after it was killed. */
    otherTab: () => ({ ...inTab(1), randomId: () => "two" }),
    /** Reports a fix of the device. */
    fix(given: Partial<PositionFix>): void {
      positions.setState(fixedAt({ timeMs: clock.steadyMs(), ...given }));
    },
    listenerCount: () => listeners.size,
  };
}
