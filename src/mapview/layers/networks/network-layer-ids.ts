/** The source of the networks. */
export const NETWORK_SOURCE = "networks";

/** The layers of the badges, one per range of zooms. */
export const BADGE_LAYERS = [
  "network-node-far",
  "network-node-middle",
  "network-node-near",
  "network-node",
  "network-node-apart",
] as const;

/** The layer of the names of nodes without a number. */
export const NODE_NAME_LAYER = "network-name";

/** The layer of the dots at nodes, below badges and names. */
export const NODE_DOT_LAYER = "network-dot";

/** The suffix of the layers of nodes that lie below bridges and locks where these come first. */
export const BELOW_FAIRWAYS = "-below-fairways";

/** The tile layer with the nodes. */
export const NODE_TILE_LAYER = "nodes";

/** The feature state of a node that a plan draws itself: the mode of the plan. */
export const PLAN_STATE = "plan";
