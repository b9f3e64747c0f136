import { useEffect, useState } from "react";
import type { NodeAround, NodeIdentity } from "#domain/network/graph/node-around.ts";

/**
 * Returns a node with its neighbours, followed by the nodes of other networks at the same signpost: undefined while
 * they are looked up, empty if no pack has the node.
 */
export function useNodesAtSignpost({
  mode,
  osmId,
}: NodeIdentity): readonly NodeAround[] | "failed" | undefined {
  const [nodes, setNodes] = useState<readonly NodeAround[] | "failed" | undefined>();
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts")
      .then(({ networkGraphs }) => networkGraphs.nodesAtSignpost({ mode, osmId }))
      .then(
        (found) => !isGone && setNodes(found),
        (error: unknown) => {
          console.warn("No node:", error);
          if (!isGone) setNodes("failed");
        },
      );
    return () => {
      isGone = true;
    };
  }, [mode, osmId]);
  return nodes;
}
