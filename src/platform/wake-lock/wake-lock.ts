/** Keeps the screen on. */
export interface WakeLock {
  /**
   * Keeps the screen on until the returned function is called. The system drops the lock when the page is hidden, so
   * it is taken again when the page returns. Never throws; on a device without this the screen turns off as usual.
   * @param onChange called when the device starts or stops keeping the screen on; it starts as off
   */
  hold(onChange?: (isHeld: boolean) => void): () => void;
}
