/** The source of the style that holds the networks. */
export const NETWORK_SOURCE = "networks";

/** The layers of the badges: one for each band of zooms. */
export const BADGE_LAYERS = [
  "network-node-far",
  "network-node-middle",
  "network-node-near",
  "network-node",
  "network-node-apart",
] as const;

/** The names of nodes that have no number. */
export const NODE_NAME_LAYER = "network-name";

/** The dots where nodes are, below badges and names. */
export const NODE_DOT_LAYER = "network-dot";

/** The layer of the tiles that has the nodes. */
export const NODE_TILE_LAYER = "nodes";

/** The feature state of a node that a plan draws itself: the mode of that plan. */
export const PLAN_STATE = "plan";
