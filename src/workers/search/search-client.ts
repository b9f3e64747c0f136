import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { SearchCalls } from "./search-calls.ts";

/** The page's side of the search worker. */
export type RemoteSearch = RemoteWorker<SearchCalls>;

/**
 * Opens the worker with the searchable places.
 * @param onError called when it fails, for instance because its code cannot be loaded
 */
export function openSearch(onError: () => void): RemoteSearch {
  const start = (): Worker =>
    new Worker(new URL("./search-worker.ts", import.meta.url), { name: "search" });
  return new RemoteWorker(start, onError);
}
