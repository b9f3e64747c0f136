import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** A node of a network on the screen, with the data to find it in the graph of a pack. */
export interface NetworkNodeOnMap extends LatLng {
  readonly mode: "walk" | "cycle" | "canoe" | "motorboat";
  /** Identifies the node in network.graph, together with `mode`. */
  readonly osmId: number;
  /** The number as signed, "09"; null without a number. */
  readonly ref: string | null;
  readonly name: string | null;
}
