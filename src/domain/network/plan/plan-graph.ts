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

/** Where an edge of the merged graph was read: its shape is decoded there when it is asked for. */
export interface EdgeOrigin {
  /** Index in the graphs that were merged. */
  readonly graph: number;
  /** Index of the edge in that graph. */
  readonly edge: number;
  /** Whether that edge runs from the node with the higher OSM id: its shape is then the other way round. */
  readonly isTurned: boolean;
}

/**
 * The networks of all packs as one, for planning. Nodes are in the order of mode and OSM id, edges in
 * that of their ends, length and traits, so that the same packs in whichever order give the same graph.
 */
export interface PlanGraph {
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly node: (index: number) => NetworkNode;
  /** The node with this identity; -1 when there is none. */
  readonly indexOf: (mode: NetworkMode, osmId: number) => number;
  /** Its number as signed, or its name where it has none; empty for neither. */
  readonly labelOf: (index: number) => string;
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** Place in `NETWORK_MODES`. */
  readonly modes: Uint8Array;
  /** Where the nodes of each mode of `NETWORK_MODES` begin; one more than modes. */
  readonly modeStarts: readonly number[];
  readonly forward: ArcRows;
  readonly backward: ArcRows;
  /** Bits `ARC_…` of an edge. */
  readonly edgeTraits: Uint8Array;
  /** Decimetres of an edge. */
  readonly edgeLengths: Uint32Array;
  /** The ends of an edge: travelled from `edgeFrom` to `edgeTo`, and back where it is two-way. */
  readonly edgeFrom: Uint32Array;
  readonly edgeTo: Uint32Array;
  readonly originOf: (edge: number) => EdgeOrigin;
  readonly surfaceOf: (edge: number) => SurfaceShares;
  /** Lengths as a route counts them that prefers a surface. */
  readonly weights: SurfaceWeights;
  /**
   * The shape of an edge from `edgeFrom` to `edgeTo`: lng, lat, lng, lat … in degrees, both ends
   * included. Throws GraphFormatError when the shape in its pack is damaged.
   */
  readonly shapeOf: (edge: number) => Float64Array;
}

/**
 * Merges the graphs of several packs: a node known to two of them is one by mode and OSM id, an edge
 * that they share (ends, direction, length and traits alike) is one edge.
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
    // The first way needs none.
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

/** The same shape from its other end: lng, lat, lng, lat …. */
export function turnedShape(shape: Float64Array): Float64Array {
  return Float64Array.from(shape, (_, place) => {
    const isLat = place % 2;
    return shape[shape.length - 2 - (place - isLat) + isLat] as number;
  });
}
