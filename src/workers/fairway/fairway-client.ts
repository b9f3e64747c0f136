import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { FairwayCalls } from "./fairway-calls.ts";

/** The worker that looks up bridges, locks and marks, as called from the page. */
export type RemoteFairways = RemoteWorker<FairwayCalls>;

/** Opens the worker. Calls `onError` when the worker has failed, which loses its data. */
export function openFairways(onError: () => void): RemoteFairways {
  const start = (): Worker =>
    new Worker(new URL("./fairway-worker.ts", import.meta.url), { name: "fairway" });
  return new RemoteWorker(start, onError);
}
