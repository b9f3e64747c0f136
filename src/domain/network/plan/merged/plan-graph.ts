import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { type ArcRows, arcRows } from "./arc-rows.ts";
import { mergeEdges } from "./merged-edges.ts";
import { mergeNodes } from "./merged-nodes.ts";
import {
  createSurfaceWeights,
  type SurfaceShares,
  type SurfaceWeights,
} from "./surface-weights.ts";

/** The source of an edge of the merged graph; its shape is decoded from there on demand. */
export interface EdgeOrigin {
  /** Index in the graphs that were merged. */
  readonly graph: number;
  /** Index of the edge in that graph. */
  readonly edge: number;
  /** True if that edge runs from the node with the higher OSM id, so that its shape must be reversed. */
  readonly isTurned: boolean;
}

/**
 * The networks of all packs merged for planning. Nodes are ordered by mode and OSM id, edges by their ends,
 * length and traits, so that the same packs give the same graph in any order.
 */
export interface PlanGraph {
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly node: (index: number) => NetworkNode;
  /** Returns the index of the node with this identity; -1 if there is none. */
  readonly indexOf: (mode: NetworkMode, osmId: number) => number;
  /** Returns the number as signed, else the name, else "". */
  readonly labelOf: (index: number) => string;
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** The index of the mode in `NETWORK_MODES`. */
  readonly modes: Uint8Array;
  /** The index of the first node of each mode of `NETWORK_MODES`, and the total count at the end. */
  readonly modeStarts: readonly number[];
  readonly forward: ArcRows;
  readonly backward: ArcRows;
  /** The `ARC_…` bits of an edge. */
  readonly edgeTraits: Uint8Array;
  /** The length of an edge in decimetres. */
  readonly edgeLengths: Uint32Array;
  /** The ends of an edge, which leads from `edgeFrom` to `edgeTo`, and back if it is two-way. */
  readonly edgeFrom: Uint32Array;
  readonly edgeTo: Uint32Array;
  readonly originOf: (edge: number) => EdgeOrigin;
  readonly surfaceOf: (edge: number) => SurfaceShares;
  /** The lengths as counted by a route that prefers a surface. */
  readonly weights: SurfaceWeights;
  /**
   * Returns the shape of an edge from `edgeFrom` to `edgeTo`: lng, lat, lng, lat … in degrees, both ends
   * included. Throws GraphFormatError if the shape in its pack is damaged.
   */
  readonly shapeOf: (edge: number) => Float64Array;
}

/**
 * Merges the graphs of several packs: nodes with the same mode and OSM id become one, and so do edges with
 * the same ends, direction, length and traits.
 */
export function mergeGraphs(graphs: readonly NetworkGraph[]): PlanGraph {
  const merged = mergeNodes(graphs);
  const edges = mergeEdges(graphs, merged.indices, merged.count);
  const { originGraphs, originNodes } = merged;
  const nodesOf = (index: number) => (graphs[originGraphs[index] as number] as NetworkGraph).nodes;
  const lngs = new Float64Array(merged.count);
  const lats = new Float64Array(merged.count);
  for (let index = 0; index < merged.count; index += 1) {
    const nodes = nodesOf(index);
    const node = originNodes[index] as number;
    lngs[index] = nodes.lngs[node] as number;
    lats[index] = nodes.lats[node] as number;
  }
  let backward: ArcRows | null = null;
  const originOf = (edge: number): EdgeOrigin => ({
    graph: edges.originGraphs[edge] as number,
    edge: edges.originEdges[edge] as number,
    isTurned: edges.turned[edge] === 1,
  });
  const surfaceOf = (edge: number): SurfaceShares => {
    const { edges: origin } = graphs[edges.originGraphs[edge] as number] as NetworkGraph;
    const at = edges.originEdges[edge] as number;
    return { paved: origin.pavedShares[at] as number, unpaved: origin.unpavedShares[at] as number };
  };
  return {
    nodeCount: merged.count,
    edgeCount: edges.from.length,
    node: merged.node,
    indexOf: merged.indexOf,
    labelOf(index) {
      const { refs, names } = nodesOf(index);
      const node = originNodes[index] as number;
      return refs[node] ?? names[node] ?? "";
    },
    lngs,
    lats,
    modes: merged.modes,
    modeStarts: merged.modeStarts,
    forward: arcRows(merged.count, edges, "forward"),
    // The first path does not need it.
    get backward() {
      backward ??= arcRows(merged.count, edges, "backward");
      return backward;
    },
    edgeTraits: edges.traits,
    edgeLengths: edges.lengths,
    edgeFrom: edges.from,
    edgeTo: edges.to,
    originOf,
    surfaceOf,
    weights: createSurfaceWeights({ edgeLengths: edges.lengths, surfaceOf }),
    shapeOf(edge) {
      const origin = originOf(edge);
      const shape = (graphs[origin.graph] as NetworkGraph).coordinates(origin.edge);
      return origin.isTurned ? turnedShape(shape) : shape;
    },
  };
}

/** Returns a shape in reverse: lng, lat, lng, lat …. */
export function turnedShape(shape: Float64Array): Float64Array {
  return Float64Array.from(shape, (_, place) => {
    const isLat = place % 2;
    return shape[shape.length - 2 - (place - isLat) + isLat] as number;
  });
}
