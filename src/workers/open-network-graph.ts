import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NodeAround, NodeIdentity, NodeNear } from "#domain/network/graph/node-around.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PackGraph } from "#storage/packs/graph-registry.ts";
import type { GraphAnswer, GraphQuestion } from "./network-graph-messages.ts";

/**
 * The planning graphs of the packs, asked from afar; see `GraphRegistry`. Each rejects when it cannot be
 * answered, and all that wait when the worker fails.
 */
export interface RemoteGraphs {
  put(packs: readonly PackGraph[]): Promise<void>;
  nodesOnPost(identity: NodeIdentity): Promise<readonly NodeAround[]>;
  nodesNear(place: LatLng, count: number, mode: NetworkMode | null): Promise<readonly NodeNear[]>;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Starts the worker; it lives as long as the page.
 * @param onFailure the worker has failed, such as when its code is not loaded: it answers no more
 */
export function openNetworkGraph(onFailure: () => void): RemoteGraphs {
  const worker = new Worker(new URL("./network-graph.ts", import.meta.url), {
    name: "network-graph",
  });
  const waiting: Waiting[] = [];
  worker.addEventListener("message", ({ data }: MessageEvent<GraphAnswer>) => {
    const asker = waiting.shift();
    if ("answer" in data) asker?.resolve(data.answer as never);
    else asker?.reject(new Error(data.problem));
  });
  worker.addEventListener("error", ({ message }) => {
    worker.terminate();
    onFailure();
    for (const { reject } of waiting.splice(0)) reject(new Error(message));
  });
  const ask = <T>(question: GraphQuestion): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      // First, for it may throw: answers go to those who wait, in turn.
      worker.postMessage(question);
      waiting.push({ resolve, reject });
    });
  return {
    put: (packs) => ask({ kind: "put", packs }),
    nodesOnPost: (identity) => ask({ kind: "nodesOnPost", identity }),
    nodesNear: (place, count, mode) => ask({ kind: "nodesNear", place, count, mode }),
  };
}
