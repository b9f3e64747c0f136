/** A tone of a signal; a frequency of 0 is silence. */
export interface Tone {
  readonly hertz: number;
  readonly milliseconds: number;
}

/** Plays signals. */
export interface Sound {
  /** Plays tones one after another; does nothing if the browser allows no sound before the first tap. */
  play(tones: readonly Tone[]): void;
}
