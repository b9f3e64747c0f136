/** The reason that the last save did not reach storage. */
export type StorageProblem = "full" | "blocked";

/**
 * The edits that a killed browser would lose. `text-only`: the last saves, which are in localStorage but not in the
 * database. `full` and `blocked`: they are in memory only. `unread`: the database did not respond at the start, so
 * the list may be incomplete.
 */
export interface Unstored {
  readonly kind: StorageProblem | "text-only" | "unread";
  /** The error of the database, for `databaseProblemOf`. */
  readonly error: unknown;
}
