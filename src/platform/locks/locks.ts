/** Names that one tab at a time may hold; a closed or killed tab holds nothing. */
export interface Locks {
  /** Runs `work` while holding `name`; gives "taken" without running it when another holds it. */
  hold<T>(name: string, work: () => Promise<T>): Promise<T | "taken">;
  /** The names held by whichever tab, this one included. */
  held(): Promise<ReadonlySet<string>>;
  /**
   * Calls back once when nobody holds `name` any more, also because its tab was closed or crashed; at once when nobody
   * does now. It takes the name from nobody and keeps it from nobody; in a browser without locks it never calls.
   * @returns stops waiting
   */
  whenFree(name: string, listener: () => void): () => void;
}
