/** How one travels over a numbered node network. The order is that of the stored graph. */
export const NETWORK_MODES = ["walk", "cycle", "canoe", "motorboat"] as const;

/** One of the four networks. Each has its own nodes, also where two share a signpost. */
export type NetworkMode = (typeof NETWORK_MODES)[number];

/** Those of these texts that are networks; a later version may know more of them. */
export function knownModes(texts: readonly unknown[]): readonly NetworkMode[] {
  return NETWORK_MODES.filter((mode) => texts.includes(mode));
}
