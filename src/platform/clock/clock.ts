/** The time of day, a clock that nobody can set, and timers. */
export interface Clock {
  /**
   * The time of day, milliseconds since 1970: to show and to store. People and networks set it forward and back, so
   * it does not measure how long something takes.
   */
  nowMs(): number;
  /**
   * Whole milliseconds on a clock that nobody can set and that never runs back. It starts at the time of day when the
   * page opened, so it means nothing on another page or after a reload. It measures durations and ages: a
   * `PositionFix` has its time on this clock.
   */
  steadyMs(): number;
  /** Calls back every `intervalMs` until the returned function is called. */
  every(intervalMs: number, listener: () => void): () => void;
  /** Calls back once after `delayMs`, unless the returned function is called first. */
  after(delayMs: number, listener: () => void): () => void;
}
