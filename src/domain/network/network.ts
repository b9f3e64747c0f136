import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "./network-mode.ts";

/** A node of one network, in WGS84 degrees. Its identity is `mode` with the OSM node id. */
export interface NetworkNode extends LatLng {
  readonly osmId: number;
  readonly mode: NetworkMode;
  /** The number as signed ("09"); null for a node with only a name. Hundreds of nodes share a number. */
  readonly ref: string | null;
  readonly name: string | null;
  /** True if the node is not mapped, and its number comes from the routes that end there. */
  readonly isInferred: boolean;
}

/** The special properties of an edge. */
export interface EdgeTraits {
  /** Part of it is a ferry. */
  readonly hasFerry: boolean;
  /** Part of it is a portage, where the canoe is carried. */
  readonly hasPortage: boolean;
  /** It belongs only to connecting routes (`state=connection`), which are signed less or differently. */
  readonly isConnection: boolean;
}

/** The connection between two nodes along the ground. */
export interface NetworkEdge extends EdgeTraits {
  readonly mode: NetworkMode;
  /** Index in `Network.nodes`. */
  readonly fromIndex: number;
  /** Index in `Network.nodes`. */
  readonly toIndex: number;
  /** True if it can be travelled both ways; if not, only from `fromIndex` to `toIndex`. */
  readonly isTwoWay: boolean;
  /** Along the ground, metres. */
  readonly lengthMeters: number;
  /** The length of its paved part; at most the whole length, together with the unpaved part. */
  readonly pavedMeters: number;
  /** The length of its unpaved part. The surface of the rest is unknown. */
  readonly unpavedMeters: number;
  /** lng, lat, lng, lat … in WGS84 degrees, from end to end. */
  readonly coordinates: Float64Array;
  /** The ids of the OSM relations that use it, ascending. */
  readonly routeIds: readonly number[];
}

/** The four node networks of an area. Where the paths of two directions differ, they are two edges. */
export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}
