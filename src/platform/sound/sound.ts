/** A tone of a signal; a frequency of 0 is silence. */
export interface Tone {
  readonly hertz: number;
  readonly milliseconds: number;
}

/** What makes signals heard. */
export interface Sound {
  /** Plays tones one after another; nothing where sound is not allowed before somebody has tapped. */
  play(tones: readonly Tone[]): void;
}
