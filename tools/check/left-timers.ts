import { afterAll } from "vitest";
import type { Clock } from "#platform/clock/clock.ts";

/** The repeating timers of clocks that run, each with where it was started. */
const timers = new Map<() => void, Error>();

/** Returns a clock whose repeating timers must have been stopped when a test file ends. */
export function withTimersToStop(clock: Clock): Clock {
  return {
    ...clock,
    every(intervalMs, listener) {
      const stop = clock.every(intervalMs, listener);
      const end = () => {
        timers.delete(end);
        stop();
      };
      timers.set(end, new Error("A timer was not stopped. It was started here."));
      return end;
    },
  };
}

/**
 * Fails a test file that leaves a repeating timer of such a clock running. Files share their modules: what follows a clock that was started with
 * fake timers would stand still in every later file.
 */
export function failOnLeftTimers(): void {
  afterAll(() => {
    const [left] = timers;
    for (const end of [...timers.keys()]) end();
    if (left) throw left[1];
  });
}
