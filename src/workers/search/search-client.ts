import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { SearchCalls } from "./search-calls.ts";

/** The search, asked from afar. */
export type RemoteSearch = RemoteWorker<SearchCalls>;

/**
 * The worker that keeps the places and looks them up.
 * @param onFailure told when it has failed, such as when its code is not loaded
 */
export function openSearch(onError: () => void): RemoteSearch {
  const start = (): Worker =>
    new Worker(new URL("./search-worker.ts", import.meta.url), { name: "search" });
  return new RemoteWorker(start, onError);
}
