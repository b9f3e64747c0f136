import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";

/** The nodes of several graphs, each once, ordered by mode and OSM id. */
export interface MergedNodes {
  readonly count: number;
  /** Ascending within a mode. */
  readonly osmIds: Float64Array;
  /** The index of the first node of each mode of `NETWORK_MODES`, and the total count at the end. */
  readonly modeStarts: readonly number[];
  /** The index of the mode in `NETWORK_MODES`. */
  readonly modes: Uint8Array;
  readonly indexOf: (mode: NetworkMode, osmId: number) => number;
  readonly node: (index: number) => NetworkNode;
  /** For each graph, the merged index of each of its nodes. */
  readonly indices: readonly Uint32Array[];
  readonly graphs: readonly NetworkGraph[];
  /** For each node, the graph with the best data and its index there. */
  readonly originGraphs: Uint32Array;
  readonly originNodes: Uint32Array;
}

/** Merges the nodes of several graphs, each with its best data, regardless of the order of the graphs. */
export function mergeNodes(graphs: readonly NetworkGraph[]): MergedNodes {
  const idsByMode = uniqueIds(graphs);
  const modeStarts = [0];
  for (const ids of idsByMode) modeStarts.push((modeStarts.at(-1) as number) + ids.length);
  const count = modeStarts.at(-1) as number;
  const osmIds = new Float64Array(count);
  const modes = new Uint8Array(count);
  idsByMode.forEach((ids, mode) => {
    osmIds.set(ids, modeStarts[mode]);
    modes.fill(mode, modeStarts[mode], modeStarts[mode + 1]);
  });
  const find = (mode: number, osmId: number): number =>
    placeOf(osmIds, osmId, modeStarts[mode] as number, modeStarts[mode + 1] as number);
  const indices = graphs.map((graph) => indicesOf(graph, osmIds, find));
  const origins = originsOf(graphs, indices, count);
  const node = (index: number): NetworkNode => {
    const graph = graphs[origins.originGraphs[index] as number];
    if (!graph) throw new RangeError(`There is no node ${index}.`);
    return graph.node(origins.originNodes[index] as number);
  };
  const indexOf = (mode: NetworkMode, osmId: number): number =>
    find(NETWORK_MODES.indexOf(mode), osmId);
  return { count, osmIds, modeStarts, modes, indexOf, node, indices, graphs, ...origins };
}

function modeOf(graph: NetworkGraph, node: number): number {
  return (graph.nodes.flags[node] as number) & (NETWORK_MODES.length - 1);
}

/** Returns the ids of each mode, ascending. */
function uniqueIds(graphs: readonly NetworkGraph[]): readonly Float64Array[] {
  const most = graphs.reduce((sum, { nodeCount }) => sum + nodeCount, 0);
  const idsByMode = NETWORK_MODES.map(() => new Float64Array(most));
  const counts = NETWORK_MODES.map(() => 0);
  for (const graph of graphs) {
    const { osmIds } = graph.nodes;
    for (let node = 0; node < osmIds.length; node += 1) {
      const mode = modeOf(graph, node);
      const count = counts[mode] as number;
      (idsByMode[mode] as Float64Array)[count] = osmIds[node] as number;
      counts[mode] = count + 1;
    }
  }
  return idsByMode.map((ids, mode) => ascendingOnce(ids.subarray(0, counts[mode])));
}

/** The nodes of a single pack are already in order. */
function ascendingOnce(ids: Float64Array): Float64Array {
  let isAscending = true;
  for (let index = 1; index < ids.length && isAscending; index += 1) {
    isAscending = (ids[index - 1] as number) < (ids[index] as number);
  }
  if (isAscending) return ids;
  const ascending = ids.sort();
  return ascending.filter((id, index) => index === 0 || id !== ascending[index - 1]);
}

/** Finds a number in an ascending range from `start` up to `end`; -1 if it is missing. */
function placeOf(ascending: Float64Array, wanted: number, start: number, end: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < end && ascending[low] === wanted ? low : -1;
}

function indicesOf(
  graph: NetworkGraph,
  osmIds: Float64Array,
  find: (mode: number, osmId: number) => number,
): Uint32Array {
  const indices = new Uint32Array(graph.nodeCount);
  let [before, beforeMode] = [-1, -1];
  for (let node = 0; node < graph.nodeCount; node += 1) {
    const osmId = graph.nodes.osmIds[node] as number;
    const mode = modeOf(graph, node);
    // The nodes of a graph are in the same order, so the next merged node usually matches.
    const isNext = mode === beforeMode && osmIds[before + 1] === osmId;
    before = isNext ? before + 1 : find(mode, osmId);
    beforeMode = mode;
    indices[node] = before;
  }
  return indices;
}

function originsOf(
  graphs: readonly NetworkGraph[],
  indices: readonly Uint32Array[],
  count: number,
): Pick<MergedNodes, "originGraphs" | "originNodes"> {
  const originGraphs = new Uint32Array(count).fill(graphs.length);
  const originNodes = new Uint32Array(count);
  graphs.forEach((graph, graphIndex) => {
    const mergedIndices = indices[graphIndex] as Uint32Array;
    for (let node = 0; node < mergedIndices.length; node += 1) {
      const merged = mergedIndices[node] as number;
      const known = graphs[originGraphs[merged] as number];
      if (known && !isBetterKnown(graph.node(node), known.node(originNodes[merged] as number))) {
        continue;
      }
      originGraphs[merged] = graphIndex;
      originNodes[merged] = node;
    }
  });
  return { originGraphs, originNodes };
}

/**
 * A mapped node has a more reliable number than an inferred one. If packs of different dates differ, the
 * choice only has to be independent of their order.
 */
function isBetterKnown(node: NetworkNode, known: NetworkNode): boolean {
  if (node.isInferred !== known.isInferred) return known.isInferred;
  if (node.lat !== known.lat) return node.lat < known.lat;
  if (node.lng !== known.lng) return node.lng < known.lng;
  return labelOf(node) < labelOf(known);
}

function labelOf({ ref, name }: NetworkNode): string {
  return `${ref ?? ""}\n${name ?? ""}`;
}
