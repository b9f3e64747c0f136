import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** A node of a network on the screen: what can be asked of a pack's graph. */
export interface NetworkNodeOnMap extends LatLng {
  readonly mode: "walk" | "cycle" | "canoe" | "motorboat";
  /** With `mode`, the same node as in network.graph. */
  readonly osmId: number;
  /** As signed, "09"; null when it has no number. */
  readonly ref: string | null;
  readonly name: string | null;
}
