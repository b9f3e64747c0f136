import type { WayCell } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, inCell } from "#domain/network/ways/file/way-cell-grid.ts";

/** A cell of all packs together, with the arcs at its nodes. */
export interface JoinedCell extends WayCell {
  readonly cell: CellNumber;
  /** For each node of `nodeIds`, its first arc; none for nodes of other cells. */
  readonly arcStarts: Uint32Array;
  /** Twice the number of an edge, plus 1 if the node is the end of it and not its beginning. */
  readonly arcs: Uint32Array;
  /** Returns the boxes of edges: west, south, east, north in 10⁻⁶ degree; computed by the first call. */
  readonly edgeBoxes: () => Int32Array;
}

/** Estimates: an attributes object with its texts, and what two profiles of chains take for each node and each arc. */
const [ATTRIBUTES_BYTES, CHAIN_NODE_BYTES, CHAIN_ARC_BYTES] = [150, 2, 24];
const BOX_BYTES = 16;
const CONDITION_BYTES = 100;

/** Returns an estimate of the memory of a cell, in bytes. */
export function bytesOfJoinedCell(cell: JoinedCell): number {
  const { nodeIds, lngs, lats, closedModes, nodeStarts, nodes, lengths, attributeOf } = cell;
  const { components, arcStarts, arcs, attributes, edgeCount } = cell;
  const columns = [
    ...[nodeIds, lngs, lats, closedModes, nodeStarts, nodes, lengths, attributeOf],
    ...[arcStarts, arcs, ...components],
  ];
  return (
    columns.reduce((sum, { byteLength }) => sum + byteLength, 0) +
    attributes.length * ATTRIBUTES_BYTES +
    edgeCount * BOX_BYTES +
    cell.nodeConditions.size * CONDITION_BYTES +
    nodeIds.length * CHAIN_NODE_BYTES +
    arcs.length * CHAIN_ARC_BYTES
  );
}

/** Returns the index of a node by its OSM id, or -1. */
export function nodeInCell({ nodeIds }: WayCell, id: number): number {
  let low = 0;
  let high = nodeIds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodeIds[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return nodeIds[low] === id ? low : -1;
}

/** Returns the first or the last node of an edge. */
export function endOfEdge({ nodes, nodeStarts }: WayCell, edge: number, isLast: boolean): number {
  return isLast
    ? (nodes[(nodeStarts[edge + 1] as number) - 1] as number)
    : (nodes[nodeStarts[edge] as number] as number);
}

/** Returns the times of a gate where an edge begins in the direction of travel; undefined without one. */
export function timesOfGate(cell: WayCell, edge: number, isForward: boolean): string | undefined {
  return cell.nodeConditions.get(endOfEdge(cell, edge, !isForward));
}

/** Returns the nodes of an edge, in its order. */
export function nodesOfEdge({ nodes, nodeStarts }: WayCell, edge: number): Uint32Array {
  return nodes.subarray(nodeStarts[edge], nodeStarts[edge + 1]);
}

/** Adds the arcs and boxes to the edges of a cell. Plain loops: the first route waits for several cells, before any code is warm. */
export function joinedCellOf(number: CellNumber, cell: WayCell): JoinedCell {
  const { edgeCount } = cell;
  const count = cell.nodeIds.length;
  const isOwn = new Uint8Array(count);
  const isInside = inCell(number);
  for (let node = 0; node < count; node++) {
    isOwn[node] = isInside(cell.lngs[node] as number, cell.lats[node] as number) ? 1 : 0;
  }
  const arcStarts = new Uint32Array(count + 1);
  for (let arc = 0; arc < 2 * edgeCount; arc++) {
    const node = endOfEdge(cell, arc >> 1, (arc & 1) === 1);
    if (isOwn[node] === 1) arcStarts[node + 1] = (arcStarts[node + 1] as number) + 1;
  }
  for (let node = 0; node < count; node++) {
    arcStarts[node + 1] = (arcStarts[node + 1] as number) + (arcStarts[node] as number);
  }
  const next = arcStarts.slice();
  const arcs = new Uint32Array(arcStarts[count] as number);
  for (let arc = 0; arc < 2 * edgeCount; arc++) {
    const node = endOfEdge(cell, arc >> 1, (arc & 1) === 1);
    if (isOwn[node] === 0) continue;
    arcs[next[node] as number] = arc;
    next[node] = (next[node] as number) + 1;
  }
  let boxes: Int32Array | null = null;
  const edgeBoxes = (): Int32Array => {
    boxes ??= boxesOf(cell);
    return boxes;
  };
  return { ...cell, cell: number, arcStarts, arcs, edgeBoxes };
}

function boxesOf({ edgeCount, nodeStarts, nodes, lngs, lats }: WayCell): Int32Array {
  const boxes = new Int32Array(4 * edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    let west = 2e9;
    let south = 2e9;
    let east = -2e9;
    let north = -2e9;
    const end = nodeStarts[edge + 1] as number;
    for (let at = nodeStarts[edge] as number; at < end; at++) {
      const lng = lngs[nodes[at] as number] as number;
      const lat = lats[nodes[at] as number] as number;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
      if (lat < south) south = lat;
      if (lat > north) north = lat;
    }
    boxes[4 * edge] = west;
    boxes[4 * edge + 1] = south;
    boxes[4 * edge + 2] = east;
    boxes[4 * edge + 3] = north;
  }
  return boxes;
}
