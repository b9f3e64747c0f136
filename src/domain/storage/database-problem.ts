/**
 * The reason why the database of this device cannot be opened or read:
 * - `full`: there is no room for the changes that opening makes; `neededBytes` is null if unknown;
 * - `other-tab`: another tab keeps an older version open;
 * - `newer-version`: a newer version of the app has upgraded it;
 * - `unavailable`: the browser offers none, as in some private windows;
 * - `no-answer`: the browser does not answer;
 * - `failed`: any other error, including a damaged database.
 */
export type DatabaseProblem =
  | { readonly kind: "full"; readonly neededBytes: number | null }
  | {
      readonly kind: "other-tab" | "newer-version" | "unavailable" | "no-answer" | "failed";
    };
