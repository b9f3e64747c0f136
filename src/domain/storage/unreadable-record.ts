/**
 * The reason why a stored record is not used:
 * - `older-format`, `newer-format`: another version of the app wrote it;
 * - `bad-record`: it has the current format but is damaged.
 */
export type UnreadableReason = "older-format" | "newer-format" | "bad-record";

/** A stored record that this version cannot read. It stays in the database for a version that can. */
export interface UnreadableRecord {
  /** Null if no name could be found in it. */
  readonly name: string | null;
  readonly reason: UnreadableReason;
}
