import type { WakeLock } from "./wake-lock.ts";

/** A wake lock for tests; counts who holds it. */
export interface FakeWakeLock extends WakeLock {
  holders: number;
}

/** Held by nobody. */
export function fakeWakeLock(): FakeWakeLock {
  const lock: FakeWakeLock = {
    holders: 0,
    hold() {
      lock.holders += 1;
      let isHeld = true;
      return () => {
        if (isHeld) lock.holders -= 1;
        isHeld = false;
      };
    },
  };
  return lock;
}
