/**
 * The reason why a stored record is not used:
 * - `older-format`, `newer-format`: another version of the app wrote it;
 * - `too-large`: it has more entries than the app draws in time, see `CONTENT_LIMITS`;
 * - `bad-record`: it has the current format but is damaged.
 */
export type UnreadableReason = "older-format" | "newer-format" | "too-large" | "bad-record";

/** A stored record that this version cannot use. It stays in the database for a version that can. */
export interface UnreadableRecord {
  /** Null if no name could be found in it. */
  readonly name: string | null;
  readonly reason: UnreadableReason;
}
