/** A tone of a signal; a frequency of 0 is silence. */
export interface Tone {
  readonly hertz: number;
  readonly milliseconds: number;
}

/** Plays signals. */
export interface Sound {
  /** Plays tones one after another; does nothing if the browser allows no sound before the first tap. */
  play(tones: readonly Tone[]): void;
  /**
   * Asks the browser for permission to play sound; must be called from a tap. Resolves to true if sound can
   * be heard from now on, as far as a page can know: it cannot see the volume of the device.
   */
  prepare(): Promise<boolean>;
  /** Returns whether sound can be heard now; false before the first tap, and after a reload. */
  isReady(): boolean;
}
