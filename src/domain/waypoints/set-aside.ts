/** Which stored value a piece came from; these are the names of its keys and stores. */
export type SetAsideSource = "settings" | "preferences" | "waypoints" | "tracks" | "plans";

/**
 * Why a piece of stored data is not in use:
 * - `not-json`, `not-a-list`, `not-an-object`: the whole value could not be read;
 * - `bad-record`: a record without a usable id, name or place;
 * - `bad-field`: the rest of it is in use, one or more fields are not;
 * - `duplicate-id`: another record with this id is in use;
 * - `older-format`, `newer-format`: a record that another version of the app wrote;
 * - `displaced`: a good record that was gone from a list edited outside the app.
 */
export type SetAsideReason =
  | "not-json"
  | "not-a-list"
  | "not-an-object"
  | "bad-record"
  | "bad-field"
  | "older-format"
  | "newer-format"
  | "duplicate-id"
  | "displaced";

/** A piece of stored data that was not dropped although it could not be used. */
export interface SetAsidePiece {
  readonly source: SetAsideSource;
  readonly reason: SetAsideReason;
  /** The text exactly as it was stored; of one record out of a list, its JSON. */
  readonly rawText: string;
}

/** A piece as it is kept, for the user to export. */
export interface SetAside extends SetAsidePiece {
  /** The same piece always has the same id, so that it is kept once. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly setAsideAtMs: number;
}
