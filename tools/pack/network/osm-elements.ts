import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** Tags of an OSM object: key to value, both as written. */
export type OsmTags = Readonly<Record<string, string>>;

/** A node with its tags. Place in WGS84 degrees. */
export interface OsmNode extends LatLng {
  readonly id: number;
  readonly tags: OsmTags;
}

/** A way: its nodes in drawing order, which is what "forward" and "one-way" refer to. */
export interface OsmWay {
  readonly id: number;
  readonly nodeIds: readonly number[];
  readonly tags: OsmTags;
}

/** One line of a relation's list; the same object may be listed more than once. */
export interface OsmMember {
  readonly type: "node" | "way" | "relation";
  readonly id: number;
  readonly role: string;
}

/** A relation with its members in their order. */
export interface OsmRelation {
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags: OsmTags;
}

/**
 * What the network is made from. Ways and positions are asked one at a time, so that a whole country
 * may lie in compact arrays behind it; both may be missing, as every extract has an edge.
 */
export interface OsmExtract {
  /** Nodes that carry a number or name of a network, see `network-tags.ts`. */
  readonly nodes: readonly OsmNode[];
  /** Every relation that may be a route. */
  readonly relations: readonly OsmRelation[];
  wayOf(wayId: number): OsmWay | undefined;
  positionOf(nodeId: number): LatLng | undefined;
}
