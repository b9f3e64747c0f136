import type { Clock } from "./clock.ts";
import { steadyClock } from "./steady-clock.ts";

/** The browser's clocks and timers, on a page or in a worker. */
export function browserClock(): Clock {
  let steady: ReturnType<typeof steadyClock> | null = null;
  return {
    nowMs: () => Date.now(),
    steadyMs() {
      steady ??= browserSteadyClock();
      return steady.read();
    },
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

function browserSteadyClock() {
  // A worker has no document, and never knows that it is hidden.
  const page = typeof document === "undefined" ? null : document;
  const clock = steadyClock({
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    isHidden: () => page?.visibilityState === "hidden",
  });
  // Read at both ends of the time that the page is hidden, so that no sleep is missed or added.
  page?.addEventListener("visibilitychange", clock.read);
  return clock;
}
