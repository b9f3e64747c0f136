/** A fault that the unit tests must notice. */
export interface PlantedFault {
  /** The subject, in a few words. */
  readonly name: string;
  /** The file that it is planted in. */
  readonly file: string;
  /** The text to replace; it occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** The test files of which each must fail. */
  readonly tests: readonly string[];
}
