import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { databaseConnection } from "#storage/database.ts";
import { failingConnection } from "#storage/fake-database.ts";
import { boatingStorage } from "#storage/records/boating/boating-storage.ts";

/** Creates a phone on a boat, whose storage outlives the tabs made on it. */
export function boatingPhone() {
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const listeners = new Set<(fix: PositionFix) => void>();
  const tabs = fakeTabs(2);
  let last: PositionFix | null = null;
  const device = {
    storage: boatingStorage(connection),
    clock,
    vibration: fakeVibration(),
    wakeLock: fakeWakeLock(),
    sound: fakeSound(),
    randomId: () => "one",
    lastFix: () => last,
    onFix(listener: (fix: PositionFix) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    connection,
    clock,
    device: { ...device, tabs: tabs[0] as (typeof tabs)[number] },
    /** Another tab of the same phone, or the app after it was killed. */
    otherTab: () => ({ ...device, tabs: tabs[1] as (typeof tabs)[number] }),
    /** Reports a fix of the device. */
    fix(given: Partial<PositionFix>): void {
      last = testFix({ timeMs: clock.nowMs(), ...given });
      for (const listener of [...listeners]) listener(last);
    },
    listenerCount: () => listeners.size,
  };
}
