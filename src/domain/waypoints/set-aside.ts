/**
 * The reason why a piece of stored data is not used:
 * - `not-json`, `not-a-list`, `not-an-object`: the whole value could not be read;
 * - `bad-record`: a record without a usable id, name or place;
 * - `bad-field`: one or more fields are not used, the rest is;
 * - `too-large`: the record has more entries than the app draws in time;
 * - `duplicate-id`: another record with this id is used;
 * - `older-format`, `newer-format`: another version of the app wrote the record;
 * - `displaced`: a good record that was missing from a list edited outside the app.
 */
export type SetAsideReason =
  | "not-json"
  | "not-a-list"
  | "not-an-object"
  | "bad-record"
  | "bad-field"
  | "older-format"
  | "newer-format"
  | "too-large"
  | "duplicate-id"
  | "displaced";

/** A piece of stored data that could not be used but is not dropped. */
export interface SetAsidePiece {
  /** The stored value that it came from: `settings`, `preferences`, `waypoints`, or the name of a kind of record. */
  readonly source: string;
  readonly reason: SetAsideReason;
  /** The exact stored text; for a record of a list, its JSON. */
  readonly rawText: string;
}

/** A piece as it is stored for the user to export. */
export interface SetAside extends SetAsidePiece {
  /** The same piece always has the same id, so that it is stored once. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly setAsideAtMs: number;
}
