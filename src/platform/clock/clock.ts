/** The time of day, and a second hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Calls back every `intervalMs` until the function it gives back is called. */
  every(intervalMs: number, listener: () => void): () => void;
  /** Calls back once after `delayMs`, unless the function it gives back was called before. */
  after(delayMs: number, listener: () => void): () => void;
}
