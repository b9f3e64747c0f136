/** The time of day, and timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Calls back every `intervalMs` until the returned function is called. */
  every(intervalMs: number, listener: () => void): () => void;
  /** Calls back once after `delayMs`, unless the returned function is called first. */
  after(delayMs: number, listener: () => void): () => void;
}
