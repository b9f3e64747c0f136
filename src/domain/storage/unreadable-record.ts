/**
 * Why a stored record is not in use:
 * - `older-format`, `newer-format`: another version of the app wrote it;
 * - `bad-record`: it has our format, but something in it is damaged.
 */
export type UnreadableReason = "older-format" | "newer-format" | "bad-record";

/** A stored record that this version cannot read; it stays where it is, for a version that can. */
export interface UnreadableRecord {
  /** Null when no name could be found in it. */
  readonly name: string | null;
  readonly reason: UnreadableReason;
}
