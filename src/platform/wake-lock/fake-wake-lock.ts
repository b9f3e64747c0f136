import type { WakeLock } from "./wake-lock.ts";

/** A wake lock for tests, which counts its holders. */
export interface FakeWakeLock extends WakeLock {
  holders: number;
}

/** Creates a wake lock without holders. */
export function fakeWakeLock(): FakeWakeLock {
  const lock: FakeWakeLock = {
    holders: 0,
    hold(onChange) {
      lock.holders += 1;
      onChange?.(true);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        lock.holders -= 1;
        onChange?.(false);
      };
    },
  };
  return lock;
}
