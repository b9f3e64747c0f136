/** The modes of travel on a node network, in the order of the stored graph. */
export const NETWORK_MODES = ["walk", "cycle", "canoe", "motorboat"] as const;

/** One of the four networks. Each has its own nodes, even where two share a signpost. */
export type NetworkMode = (typeof NETWORK_MODES)[number];

/** Returns the texts that are known modes; a later version may have more. */
export function knownModes(texts: readonly unknown[]): readonly NetworkMode[] {
  return NETWORK_MODES.filter((mode) => texts.includes(mode));
}

/** Tells whether a mode travels on the water. */
export function isBoatingMode(mode: NetworkMode | undefined): boolean {
  return mode === "canoe" || mode === "motorboat";
}
