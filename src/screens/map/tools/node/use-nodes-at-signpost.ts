import type { NodeAround, NodeIdentity } from "#domain/network/graph/node-around.ts";
import { type Loaded, useLoaded } from "#parts/use-loaded.ts";

/**
 * Looks up a node with its neighbours, followed by the nodes of other networks at the same signpost; empty if no pack
 * has the node.
 */
export function useNodesAtSignpost({ mode, osmId }: NodeIdentity): Loaded<readonly NodeAround[]> {
  return useLoaded(async () => {
    const { networkGraphs } = await import(
      /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
    );
    return networkGraphs.nodesAtSignpost({ mode, osmId });
  }, `${mode} ${osmId}`);
}
