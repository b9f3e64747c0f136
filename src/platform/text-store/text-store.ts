/** What became of a write: `full` is the quota, `blocked` is storage that may not be touched at all. */
export type WriteOutcome = "written" | "full" | "blocked";

/**
 * Small texts by key, kept between visits (the browser's localStorage). Never throws: storage that
 * is blocked reads as empty and answers a write with `blocked`.
 */
export interface TextStore {
  /** The text under `key`; null when there is none or it may not be read. */
  read(key: string): string | null;
  write(key: string, text: string): WriteOutcome;
  remove(key: string): void;
  /** Calls back when *another* tab changed `key`; null when it was removed. Gives back the stop. */
  onChangeElsewhere(key: string, listener: (text: string | null) => void): () => void;
}
