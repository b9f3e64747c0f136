import type { Clock } from "./clock.ts";

/** A clock for tests that stands still until it is moved on. */
export interface FakeClock extends Clock {
  /** Moves the time on, calling in order whatever falls due on the way. */
  pass(durationMs: number): void;
  /** How many timers wait. */
  timerCount(): number;
}

interface Timer {
  dueMs: number;
  readonly intervalMs: number | null;
  readonly listener: () => void;
}

/** A clock that begins at `startMs` (milliseconds since 1970). */
export function fakeClock(startMs = 1_800_000_000_000): FakeClock {
  let timeMs = startMs;
  const timers = new Set<Timer>();
  const add = (delayMs: number, intervalMs: number | null, listener: () => void): (() => void) => {
    const timer: Timer = { dueMs: timeMs + delayMs, intervalMs, listener };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  return {
    nowMs: () => timeMs,
    every: (intervalMs, listener) => add(intervalMs, intervalMs, listener),
    after: (delayMs, listener) => add(delayMs, null, listener),
    timerCount: () => timers.size,
    pass(durationMs) {
      const endMs = timeMs + durationMs;
      for (let timer = nextDue(timers, endMs); timer; timer = nextDue(timers, endMs)) {
        timeMs = timer.dueMs;
        if (timer.intervalMs === null) timers.delete(timer);
        else timer.dueMs += timer.intervalMs;
        timer.listener();
      }
      timeMs = endMs;
    },
  };
}

function nextDue(timers: ReadonlySet<Timer>, endMs: number): Timer | null {
  let next: Timer | null = null;
  for (const timer of timers) {
    if (timer.dueMs <= endMs && (next === null || timer.dueMs < next.dueMs)) next = timer;
  }
  return next;
}
