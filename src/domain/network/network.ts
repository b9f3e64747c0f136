import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "./network-mode.ts";

/** A node of one network. Place in WGS84 degrees. Its identity is `mode` with the OSM node id. */
export interface NetworkNode extends LatLng {
  readonly osmId: number;
  readonly mode: NetworkMode;
  /** As signed ("09"), or null for a node with a name only. The same number occurs hundreds of times. */
  readonly ref: string | null;
  readonly name: string | null;
  /** Whether no node was mapped there, and its number was taken from the routes that end there. */
  readonly isInferred: boolean;
}

/** What an edge is besides a path or waterway. */
export interface EdgeTraits {
  /** Part of it is by ferry. */
  readonly hasFerry: boolean;
  /** Part of it the canoe is carried. */
  readonly hasPortage: boolean;
  /** It belongs to a route that only connects (`state=connection`), signed less or otherwise. */
  readonly isConnection: boolean;
}

/** The ground between two nodes. */
export interface NetworkEdge extends EdgeTraits {
  readonly mode: NetworkMode;
  /** Index in `Network.nodes`. */
  readonly fromIndex: number;
  /** Index in `Network.nodes`. */
  readonly toIndex: number;
  /** Whether it is travelled both ways; else only from `fromIndex` to `toIndex`. */
  readonly isTwoWay: boolean;
  /** Along the ground, metres. */
  readonly lengthMeters: number;
  /** The part of its length with a paved surface; with the unpaved part it is at most the length. */
  readonly pavedMeters: number;
  /** The part of its length without one. Of the rest the surface is unknown. */
  readonly unpavedMeters: number;
  /** lng, lat, lng, lat … in WGS84 degrees, from end to end. */
  readonly coordinates: Float64Array;
  /** The OSM relations that run over it, ascending. */
  readonly routeIds: readonly number[];
}

/** The four node networks of an area. Two directions over different ground are two edges. */
export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}
