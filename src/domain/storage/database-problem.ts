/**
 * Why the database of this device cannot be opened or read:
 * - `full`: there is no room for what opening it writes; `neededBytes` is null when it is not known;
 * - `other-tab`: another tab holds an older version open and does not let go;
 * - `newer-version`: a newer version of the app has upgraded it;
 * - `unavailable`: the browser offers none, as in some private windows;
 * - `no-answer`: the browser does not answer;
 * - `failed`: any other error of the browser, a damaged database among them.
 */
export type DatabaseProblem =
  | { readonly kind: "full"; readonly neededBytes: number | null }
  | {
      readonly kind: "other-tab" | "newer-version" | "unavailable" | "no-answer" | "failed";
    };
