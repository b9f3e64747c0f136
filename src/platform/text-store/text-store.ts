/** The outcome of a write: `full` if the quota is exceeded, `blocked` if storage is not allowed. */
export type WriteOutcome = "written" | "full" | "blocked";

/**
 * Small texts by key, kept between visits (the browser's localStorage). Never throws: storage that
 * is blocked reads as empty and answers a write with `blocked`.
 */
export interface TextStore {
  /** Returns the text under `key`; null if there is none or it cannot be read. */
  read(key: string): string | null;
  write(key: string, text: string): WriteOutcome;
  remove(key: string): void;
  /** Calls back when *another* tab changes `key`, with null if it was removed. Returns a function that stops this. */
  onChangeElsewhere(key: string, listener: (text: string | null) => void): () => void;
}
