/** The source of the style that holds the networks. */
export const NETWORK_SOURCE = "networks";

/** The layers whose features are nodes that can be tapped. */
export const NODE_LAYERS = [
  "network-node-far",
  "network-node-middle",
  "network-node-near",
  "network-node",
  "network-dot",
] as const;
