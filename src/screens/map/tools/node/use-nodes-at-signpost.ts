import { useEffect, useState } from "react";
import type { NodeAround, NodeIdentity } from "#domain/network/graph/node-around.ts";

/**
 * A node with its neighbours, and behind it the nodes of other networks on the same post: undefined
 * while they are looked up, empty when no pack knows it.
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
