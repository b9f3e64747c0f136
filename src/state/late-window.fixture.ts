import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { createEdits } from "#state/records/edits.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { databaseConnection } from "#storage/database.ts";
import { failingConnection } from "#storage/fake-database.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";

const PLACE = { lat: 52, lng: 5 };
/** A window with its own connection; it and the other windows receive no messages from each other. */
export function lateWindow(name: string) {
  let count = 0;
  const connection = failingConnection(databaseConnection());
  const [tabs = never()] = fakeTabs(1);
  const clock = fakeClock();
  return {
    connection,
    tabs,
    clock,
    edits: createEdits(connection, tabs),
    texts: fakeTextStore(),
    readings: createWatchReadings(),
    vibration: fakeVibration(),
    wakeLock: fakeWakeLock(),
    sound: fakeSound(),
    onFix: () => () => {},
    visits: visitStorage({ texts: fakeTextStore(), nowMs: clock.nowMs }),
    randomId: () => `${name}${++count}`,
    lastFix: () => ({ ...PLACE, accuracyMeters: 5, timeMs: clock.steadyMs(), ...NO_MOTION }),
  };
}
const NO_MOTION = {
  altitudeMeters: null,
  altitudeAccuracyMeters: null,
  speedMps: null,
  courseDegrees: null,
};
/** A window of `lateWindow`. */
export type LateWindow = ReturnType<typeof lateWindow>;

function never(): never {
  throw new Error("not there");
}
