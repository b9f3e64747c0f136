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
   * Asks the browser for permission to sound; call it from a tap. True if what is played from now on is heard, as far as
   * a page can know: it does not see the volume of the device.
   */
  prepare(): Promise<boolean>;
  /** Returns whether what is played now is heard; false before the first tap, and after a reload. */
  isReady(): boolean;
}
