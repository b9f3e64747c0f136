import KDBush from "kdbush";
import { type ByteReader, createByteReader } from "#domain/bytes/byte-reader.ts";
import type { NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import {
  EDGE_HAS_FERRY,
  EDGE_HAS_PORTAGE,
  EDGE_IS_CONNECTION,
  EDGE_IS_TWO_WAY,
  GraphFormatError,
  isOnEarth,
  NODE_IS_INFERRED,
  offEarth,
  UNITS_PER_DEGREE,
  UNITS_PER_METER,
  UNITS_PER_WHOLE,
} from "./graph-format.ts";
import { junctionsOf } from "./junctions.ts";

/** The nodes in parallel columns, one entry per node; degrees. */
export interface GraphNodes {
  readonly osmIds: Float64Array;
  readonly flags: Uint8Array;
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  readonly refs: (string | null)[];
  readonly names: (string | null)[];
}

/** The edges in parallel columns, one entry per edge, ordered by `from` and then `to`. */
export interface GraphEdges {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** The `EDGE_…` bits of graph-format.ts. */
  readonly flags: Uint8Array;
  /** Decimetres along the ground. */
  readonly lengthUnits: Uint32Array;
  /** The paved share of the length, in half per cents; 0 in a pack without surfaces. */
  readonly pavedShares: Uint8Array;
  /** The unpaved share of the length. The surface of the rest is unknown. */
  readonly unpavedShares: Uint8Array;
  readonly routeStarts: Uint32Array;
  readonly routeIds: readonly number[];
  readonly geometryStarts: Uint32Array;
}

/** A network to plan on. Nodes and edges are identified by their index. */
export interface NetworkGraph {
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly nodes: GraphNodes;
  readonly edges: GraphEdges;
  /** The edges at node n, including one-way edges towards it: `edgesAt[starts[n]…]`. */
  readonly edgesAt: Uint32Array;
  /** One entry more than nodes; see `edgesAt`. */
  readonly edgesAtStarts: Uint32Array;
  readonly node: (index: number) => NetworkNode;
  readonly edge: (index: number) => NetworkEdge;
  readonly lengthMeters: (edgeIndex: number) => number;
  /** Returns the node that represents the junction of this node; see `junctionsOf`. */
  readonly junctionOf: (nodeIndex: number) => number;
  /** Returns a spatial index of the nodes by lng and lat, built on first use. */
  readonly places: () => KDBush;
  /** Returns the shape of an edge from end to end: lng, lat, lng, lat … in degrees. Throws GraphFormatError. */
  readonly coordinates: (edgeIndex: number) => Float64Array;
}

/** Creates a graph from decoded columns. `geometry` holds the shapes of all edges, one after another. */
export function graphOf(nodes: GraphNodes, edges: GraphEdges, geometry: Uint8Array): NetworkGraph {
  const nodeCount = nodes.flags.length;
  const edgeCount = edges.from.length;
  const coordinates = (index: number): Float64Array => shapeOf(index, nodes, edges, geometry);
  const lengthMeters = (index: number): number =>
    (edges.lengthUnits[index] ?? Number.NaN) / UNITS_PER_METER;
  let junctions: readonly number[] | null = null;
  let places: KDBush | null = null;
  let touching: Incidence | null = null;
  // Computed on first use, because a plan does not need it and should not wait for it.
  const incident = () => {
    touching ??= incidence(nodeCount, edges);
    return touching;
  };
  return {
    nodeCount,
    edgeCount,
    nodes,
    edges,
    get edgesAt() {
      return incident().edgesAt;
    },
    get edgesAtStarts() {
      return incident().edgesAtStarts;
    },
    coordinates,
    lengthMeters,
    junctionOf(index) {
      junctions ??= junctionsAmong(nodes, edges, lengthMeters);
      return junctions[index] ?? index;
    },
    places() {
      places ??= placesOf(nodes);
      return places;
    },
    node: (index) => nodeOf(index, nodes),
    edge: (index) => edgeOf(index, nodes, edges, coordinates(index)),
  };
}

function placesOf({ lngs, lats }: GraphNodes): KDBush {
  const places = new KDBush(lngs.length);
  lngs.forEach((lng, index) => {
    places.add(lng, lats[index] ?? 0);
  });
  return places.finish();
}

function junctionsAmong(
  nodes: GraphNodes,
  edges: GraphEdges,
  lengthMeters: (edgeIndex: number) => number,
): readonly number[] {
  const all = Array.from(nodes.flags, (_, index) => nodeOf(index, nodes));
  const links = Array.from(edges.from, (fromIndex, index) => ({
    fromIndex,
    toIndex: edges.to[index] ?? fromIndex,
    lengthMeters: lengthMeters(index),
  }));
  return junctionsOf(all, links);
}

function nodeOf(index: number, nodes: GraphNodes): NetworkNode {
  const flags = nodes.flags[index];
  if (flags === undefined) throw new RangeError(`There is no node ${index}.`);
  return {
    osmId: nodes.osmIds[index] ?? 0,
    mode: modeOf(flags),
    lat: nodes.lats[index] ?? 0,
    lng: nodes.lngs[index] ?? 0,
    ref: nodes.refs[index] ?? null,
    name: nodes.names[index] ?? null,
    isInferred: (flags & NODE_IS_INFERRED) !== 0,
  };
}

function edgeOf(
  index: number,
  nodes: GraphNodes,
  edges: GraphEdges,
  coordinates: Float64Array,
): NetworkEdge {
  const fromIndex = edges.from[index] ?? 0;
  const flags = edges.flags[index] ?? 0;
  const lengthMeters = (edges.lengthUnits[index] ?? 0) / UNITS_PER_METER;
  const partOf = (shares: Uint8Array) => (lengthMeters * (shares[index] ?? 0)) / UNITS_PER_WHOLE;
  return {
    mode: modeOf(nodes.flags[fromIndex] ?? 0),
    fromIndex,
    toIndex: edges.to[index] ?? 0,
    isTwoWay: (flags & EDGE_IS_TWO_WAY) !== 0,
    hasFerry: (flags & EDGE_HAS_FERRY) !== 0,
    hasPortage: (flags & EDGE_HAS_PORTAGE) !== 0,
    isConnection: (flags & EDGE_IS_CONNECTION) !== 0,
    lengthMeters,
    pavedMeters: partOf(edges.pavedShares),
    unpavedMeters: partOf(edges.unpavedShares),
    coordinates,
    routeIds: edges.routeIds.slice(edges.routeStarts[index], edges.routeStarts[index + 1]),
  };
}

function modeOf(flags: number): NetworkNode["mode"] {
  return NETWORK_MODES[(flags & (NETWORK_MODES.length - 1)) as 0 | 1 | 2 | 3];
}

type Incidence = Pick<NetworkGraph, "edgesAt" | "edgesAtStarts">;

/** Sorts edge ends by node (a counting sort). */
function incidence(nodeCount: number, edges: GraphEdges): Incidence {
  const starts = new Uint32Array(nodeCount + 1);
  const count = (node: number): void => {
    starts[node + 1] = (starts[node + 1] ?? 0) + 1;
  };
  const touched = (index: number): number[] => {
    const from = edges.from[index] as number;
    const to = edges.to[index] as number;
    return from === to ? [from] : [from, to];
  };
  for (let index = 0; index < edges.from.length; index++) touched(index).forEach(count);
  for (let node = 0; node < nodeCount; node++) {
    starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
  }
  const next = starts.slice();
  const edgesAt = new Uint32Array(starts[nodeCount] ?? 0);
  for (let index = 0; index < edges.from.length; index++) {
    for (const node of touched(index)) {
      edgesAt[next[node] as number] = index;
      next[node] = (next[node] as number) + 1;
    }
  }
  return { edgesAt, edgesAtStarts: starts };
}

function shapeOf(
  index: number,
  nodes: GraphNodes,
  edges: GraphEdges,
  geometry: Uint8Array,
): Float64Array {
  const from = edges.from[index];
  const to = edges.to[index];
  if (from === undefined || to === undefined) throw new RangeError(`There is no edge ${index}.`);
  const reader = createByteReader(
    geometry.subarray(edges.geometryStarts[index], edges.geometryStarts[index + 1]),
  );
  const coordinates = [nodes.lngs[from] as number, nodes.lats[from] as number];
  let lng = Math.round((nodes.lngs[from] as number) * UNITS_PER_DEGREE);
  let lat = Math.round((nodes.lats[from] as number) * UNITS_PER_DEGREE);
  while (reader.remaining() > 0) {
    lng += signedOf(reader);
    lat += signedOf(reader);
    if (!isOnEarth(lng, lat)) throw offEarth();
    coordinates.push(lng / UNITS_PER_DEGREE, lat / UNITS_PER_DEGREE);
  }
  return Float64Array.from([...coordinates, nodes.lngs[to] as number, nodes.lats[to] as number]);
}

function signedOf(reader: ByteReader): number {
  try {
    return reader.signedVarint();
  } catch {
    throw new GraphFormatError("damaged", "This network graph is damaged.");
  }
}
