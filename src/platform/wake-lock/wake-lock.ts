/** Keeps the screen on. */
export interface WakeLock {
  /**
   * Keeps the screen on until the function it gives back is called; takes the lock again when the
   * user comes back to the page, because the system drops it on leaving. Never throws; where the
   * device cannot, the screen simply goes dark in its own time.
   * @param onChange told whether the device keeps its screen on, each time that changes; it does not at first
   */
  hold(onChange?: (isHeld: boolean) => void): () => void;
}
