import type { Clock } from "./clock.ts";

/** A clock for tests, which only moves when told. */
export interface FakeClock extends Clock {
  /** Sets the time of day forward, or back with a negative duration; nothing else notices. */
  setForward(durationMs: number): void;
  /** Advances the time and runs the timers that are due, in order. */
  pass(durationMs: number): void;
  /** The number of pending timers. */
  timerCount(): number;
}

interface Timer {
  dueMs: number;
  readonly intervalMs: number | null;
  readonly listener: () => void;
}

/** Creates a clock at `startMs` (milliseconds since 1970). */
export function fakeClock(startMs = 1_800_000_000_000): FakeClock {
  let timeMs = startMs;
  let setForwardMs = 0;
  const timers = new Set<Timer>();
  const add = (delayMs: number, intervalMs: number | null, listener: () => void): (() => void) => {
    const timer: Timer = { dueMs: timeMs + delayMs, intervalMs, listener };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  return {
    nowMs: () => timeMs + setForwardMs,
    steadyMs: () => timeMs,
    setForward(durationMs) {
      setForwardMs += durationMs;
    },
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
