/** A time that runs in a hunt: an area that is locked, or a question that waits for an answer. */
export interface HuntTimer {
  readonly id: string;
  readonly kind: (typeof TIMER_KINDS)[number];
  /** As typed, such as the name of an area; may be empty. */
  readonly name: string;
  readonly minutes: number;
  /** When it was started by the clock of the device, milliseconds since 1970. */
  readonly startedAtMs: number;
}

/** The purposes of a timer, with the usual minutes in `USUAL_MINUTES`. */
export const TIMER_KINDS = ["lock", "answer"] as const;

/** The minutes of a new time; they differ by game. */
export const USUAL_MINUTES = { lock: 60, answer: 30 } as const;

/** The most times, the most characters of a name, and the longest time. */
export const TIMER_LIMITS = { timers: 50, name: 60, minutes: 1440 } as const;

/** The radii of the circle in which a group is hunted, metres; it differs by year and organiser. */
export const HUNT_RADII = [450, 500] as const;

/** The clocks by which a time is measured. */
export interface TimerClocks {
  /** The time of day, which people set forward and back; milliseconds since 1970. */
  readonly nowMs: number;
  /** The time since the start on a clock that nobody can set; null if the app has been restarted since. */
  readonly steadyPassedMs: number | null;
}

/**
 * Returns what is left of a time, milliseconds: 0 when it is over. Where the two clocks differ, the longer rest counts, so that nobody
 * is told too early that it is over. Null if only the time of day is known, and it lies before the start: then somebody set the clock.
 */
export function timeLeftMs(
  { minutes, startedAtMs }: Pick<HuntTimer, "minutes" | "startedAtMs">,
  { nowMs, steadyPassedMs }: TimerClocks,
): number | null {
  const wholeMs = minutes * 60_000;
  const dayPassedMs = nowMs - startedAtMs;
  if (steadyPassedMs === null) return dayPassedMs < 0 ? null : Math.max(0, wholeMs - dayPassedMs);
  const passedMs = dayPassedMs < 0 ? steadyPassedMs : Math.min(dayPassedMs, steadyPassedMs);
  return Math.max(0, wholeMs - passedMs);
}
