import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { FairwayCalls } from "./fairway-calls.ts";

/** The worker that looks bridges, locks and marks up, called from the page. */
export type RemoteFairways = RemoteWorker<FairwayCalls>;

/** Opens the worker. `onError` is told when it has failed, and with it all that it was given. */
export function openFairways(onError: () => void): RemoteFairways {
  const start = (): Worker =>
    new Worker(new URL("./fairway-worker.ts", import.meta.url), { name: "fairway" });
  return new RemoteWorker(start, onError);
}
