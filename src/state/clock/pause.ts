import type { Clock } from "#platform/clock/clock.ts";

/** Lets the page go on: resolves when everything that waited has had its turn. */
export function pause(clock: Pick<Clock, "after">): Promise<void> {
  return new Promise((resolve) => {
    clock.after(0, resolve);
  });
}
