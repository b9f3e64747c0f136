import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The tags of an OSM object: key to value, both as written. */
export type OsmTags = Readonly<Record<string, string>>;

/** A node with its tags; WGS 84 degrees. */
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

/** A member of a relation; the same object may occur more than once. */
export interface OsmMember {
  readonly type: "node" | "way" | "relation";
  readonly id: number;
  readonly role: string;
}

/** A relation with its members in order. */
export interface OsmRelation {
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags: OsmTags;
}

/**
 * The inputs of the networks. Ways and positions are requested one at a time, so that a whole country can be in
 * compact arrays; both may be missing at the edge of an extract.
 */
export interface OsmExtract {
  /** Nodes with a number or name of a network, see `network-tags.ts`. */
  readonly nodes: readonly OsmNode[];
  /** Every relation that may be a route. */
  readonly relations: readonly OsmRelation[];
  /** Every relation of type `network` that may list such routes and nodes. */
  readonly networks: readonly OsmRelation[];
  wayOf(wayId: number): OsmWay | undefined;
  positionOf(nodeId: number): LatLng | undefined;
}
