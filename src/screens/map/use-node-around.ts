import { useEffect, useState } from "react";
import type { NodeAround, NodeIdentity } from "#domain/network/node-around.ts";

/** A node with its neighbours: undefined while it is looked up, null when no pack knows it. */
export function useNodeAround({
  mode,
  osmId,
}: NodeIdentity): NodeAround | "failed" | null | undefined {
  const [around, setAround] = useState<NodeAround | "failed" | null | undefined>();
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "node-graphs" */ "#state/network-graph.ts")
      .then(({ nodeAt }) => nodeAt({ mode, osmId }))
      .then(
        (found) => !isGone && setAround(found),
        (failure: unknown) => {
          console.warn("No node:", failure);
          if (!isGone) setAround("failed");
        },
      );
    return () => {
      isGone = true;
    };
  }, [mode, osmId]);
  return around;
}
