import type { Clock } from "./clock.ts";

/** The browser's clock and timers. */
export function browserClock(): Clock {
  return {
    nowMs: () => Date.now(),
    every(intervalMs, listener) {
      const timer = setInterval(listener, intervalMs);
      return () => clearInterval(timer);
    },
    after(delayMs, listener) {
      const timer = setTimeout(listener, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
