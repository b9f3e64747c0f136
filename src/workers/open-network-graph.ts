import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { NodeAround, NodeIdentity, NodeNear } from "#domain/network/node-around.ts";
import type { PackGraph } from "#storage/packs/graph-shelf.ts";
import type { GraphQuestion } from "./network-graph-messages.ts";

/** The planning graphs of the packs, asked from afar; see `GraphShelf`. All reject when the worker fails. */
export interface RemoteGraphs {
  put(packs: readonly PackGraph[]): Promise<void>;
  nodeAt(identity: NodeIdentity): Promise<NodeAround | null>;
  nodesNear(place: LatLng, count: number, mode: NetworkMode | null): Promise<readonly NodeNear[]>;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts the worker; it lives as long as the page. */
export function openNetworkGraph(): RemoteGraphs {
  const worker = new Worker(new URL("./network-graph.ts", import.meta.url), {
    name: "network-graph",
  });
  const waiting: Waiting[] = [];
  worker.addEventListener("message", ({ data }) => waiting.shift()?.resolve(data as never));
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(message));
  });
  const ask = <T>(question: GraphQuestion): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(question);
    });
  return {
    put: (packs) => ask({ kind: "put", packs }),
    nodeAt: (identity) => ask({ kind: "nodeAt", identity }),
    nodesNear: (place, count, mode) => ask({ kind: "nodesNear", place, count, mode }),
  };
}
