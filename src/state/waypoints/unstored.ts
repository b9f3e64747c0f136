/** Why the last save did not reach the device's storage. */
export type StorageProblem = "full" | "blocked";

/**
 * What a killed browser would lose. `text-only`: the last saves, which localStorage has, but not the
 * database. `full` and `blocked`: they are in memory only. `unread`: the database did not answer at
 * the start, so that the list may lack something.
 */
export interface Unstored {
  readonly kind: StorageProblem | "text-only" | "unread";
  /** The error of the database, of which `databaseProblemOf` makes a problem. */
  readonly error: unknown;
}
