/** Names that one tab at a time can hold. Closing or killing a tab releases its names. */
export interface Locks {
  /** Runs `work` while holding `name`; resolves to "taken" without running it if another tab holds the name. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T | "taken">;
  /** Resolves to the names that any tab holds, including this one. */
  held(): Promise<ReadonlySet<string>>;
  /**
   * Calls back once when no tab holds `name`, immediately if that is already so. Also works when the holding tab was
   * closed or crashed. The caller does not hold the name afterwards. Never calls back in a browser without locks.
   * @returns a function that stops waiting
   */
  whenFree(name: string, listener: () => void): () => void;
}
