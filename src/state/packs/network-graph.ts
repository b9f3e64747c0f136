import { openNetworkGraph } from "#workers/open-network-graph.ts";
import { createNetworkGraphs } from "./create-network-graph.ts";
import { packsStore, startPacks } from "./packs.ts";

/**
 * The posts of the node networks on this device and what they are linked with, read in a worker that
 * starts with the first question. Import this lazily. All reject when the worker fails.
 */
export const { nodesOnPost, nodesNear, route, nodesNumbered, loops, alternatives, reach, snap } =
  createNetworkGraphs({
    store: packsStore,
    startPacks,
    open: openNetworkGraph,
  });
