import type { Clock } from "#platform/clock/clock.ts";

/** Yields to the page: resolves after all waiting work has had a turn. */
export function pause(clock: Pick<Clock, "after">): Promise<void> {
  return new Promise((resolve) => {
    clock.after(0, resolve);
  });
}
