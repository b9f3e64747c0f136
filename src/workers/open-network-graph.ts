import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { NetworkGraphCalls } from "./network-graph-calls.ts";

/** The planning graphs of the packs, asked from afar. */
export type RemoteGraphs = RemoteWorker<NetworkGraphCalls>;

/**
 * The worker that has them, which lives as long as the page.
 * @param onFailure told when it has failed, such as when its code is not loaded: the next call starts one
 *   that has no graphs
 */
export function openNetworkGraph(onFailure: () => void): RemoteGraphs {
  const start = (): Worker =>
    new Worker(new URL("./network-graph.ts", import.meta.url), { name: "network-graph" });
  return new RemoteWorker(start, onFailure);
}
