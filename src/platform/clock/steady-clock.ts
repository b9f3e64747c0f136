/** The smallest time that counts as sleep; less is the rounding and drift of two clocks. */
const SMALLEST_SLEEP_MS = 1_000;

/** The sources of a steady clock. */
export interface SteadySources {
  /** The time of day, milliseconds since 1970. */
  readonly wallMs: () => number;
  /** Milliseconds that nobody can set, from any start. */
  readonly monotonicMs: () => number;
  /** Tells whether the page is hidden now. */
  readonly isHidden: () => boolean;
}

/**
 * Creates a clock that nobody can set, from a monotonic clock.
 *
 * The High Resolution Time specification wants `performance.now()` to count the sleep of the device. Chrome on
 * Windows and Firefox on Windows do; on Android, iOS, macOS and Linux the clock below it stands still while the device
 * sleeps, and after eight hours a position would seem seconds old. So the time by which the time of day got ahead
 * while the page was hidden counts as sleep: the screen of a phone goes off, and the page is hidden, before it
 * sleeps. A clock that is set forward just then cannot be told from sleep and ages a position too much, which is the
 * safe side. On a visible page the time of day is ignored, so the lid of a laptop that does not hide the page hides
 * the sleep from this clock too.
 */
export function steadyClock({ wallMs, monotonicMs, isHidden }: SteadySources): {
  /** Returns the time; the first time of day plus everything that passed since. */
  readonly read: () => number;
} {
  let [lastWallMs, lastMonotonicMs] = [wallMs(), monotonicMs()];
  let steadyMs = lastWallMs;
  let wasHidden = isHidden();
  return {
    read() {
      const [nowWallMs, nowMonotonicMs] = [wallMs(), monotonicMs()];
      const passedMs = Math.max(0, nowMonotonicMs - lastMonotonicMs);
      const sleptMs = wasHidden ? nowWallMs - lastWallMs - passedMs : 0;
      steadyMs += passedMs + (sleptMs >= SMALLEST_SLEEP_MS ? sleptMs : 0);
      [lastWallMs, lastMonotonicMs, wasHidden] = [nowWallMs, nowMonotonicMs, isHidden()];
      return Math.floor(steadyMs);
    },
  };
}
