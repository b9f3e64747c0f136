import type { WayCell } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";

/** A cell of all packs together, with the arcs at its nodes. */
export interface JoinedCell extends WayCell {
  readonly cell: CellNumber;
  /** For each node of `nodeIds`, its first arc; none for nodes of other cells. */
  readonly arcStarts: Uint32Array;
  /** Twice the number of an edge, plus 1 if the node is the end of it and not its beginning. */
  readonly arcs: Uint32Array;
  /** The boxes of edges: west, south, east, north in 10⁻⁶ degree. */
  readonly edgeBoxes: Int32Array;
}

/** Estimates: an attributes object with its texts, and what two profiles of chains take for each node and each arc. */
const [ATTRIBUTES_BYTES, CHAIN_NODE_BYTES, CHAIN_ARC_BYTES] = [150, 2, 24];

/** Returns an estimate of the memory of a cell, in bytes. */
export function bytesOfJoinedCell(cell: JoinedCell): number {
  const { nodeIds, lngs, lats, closedModes, nodeStarts, nodes, lengths, attributeOf } = cell;
  const { components, arcStarts, arcs, edgeBoxes, attributes } = cell;
  const columns = [
    ...[nodeIds, lngs, lats, closedModes, nodeStarts, nodes, lengths, attributeOf],
    ...[arcStarts, arcs, edgeBoxes, ...components],
  ];
  return (
    columns.reduce((sum, { byteLength }) => sum + byteLength, 0) +
    attributes.length * ATTRIBUTES_BYTES +
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

/** Returns the nodes of an edge, in its order. */
export function nodesOfEdge({ nodes, nodeStarts }: WayCell, edge: number): Uint32Array {
  return nodes.subarray(nodeStarts[edge], nodeStarts[edge + 1]);
}

/** Adds the arcs and boxes to the edges of a cell. */
export function joinedCellOf(number: CellNumber, cell: WayCell): JoinedCell {
  const isOwn = Uint8Array.from(cell.nodeIds, (_, node) =>
    cellAt(cell.lngs[node] as number, cell.lats[node] as number) === number ? 1 : 0,
  );
  const arcStarts = new Uint32Array(cell.nodeIds.length + 1);
  const forEachArc = (call: (node: number, arc: number) => void): void => {
    for (let arc = 0; arc < 2 * cell.edgeCount; arc++) {
      const node = endOfEdge(cell, arc >> 1, (arc & 1) === 1);
      if (isOwn[node] === 1) call(node, arc);
    }
  };
  forEachArc((node) => {
    arcStarts[node + 1] = (arcStarts[node + 1] as number) + 1;
  });
  for (let node = 0; node < cell.nodeIds.length; node++) {
    arcStarts[node + 1] = (arcStarts[node + 1] as number) + (arcStarts[node] as number);
  }
  const next = arcStarts.slice();
  const arcs = new Uint32Array(arcStarts.at(-1) ?? 0);
  forEachArc((node, arc) => {
    arcs[next[node] as number] = arc;
    next[node] = (next[node] as number) + 1;
  });
  return { ...cell, cell: number, arcStarts, arcs, edgeBoxes: boxesOf(cell) };
}

function boxesOf({ edgeCount, nodeStarts, nodes, lngs, lats }: WayCell): Int32Array {
  const boxes = new Int32Array(4 * edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    let [west, south, east, north] = [2e9, 2e9, -2e9, -2e9];
    for (let at = nodeStarts[edge] as number; at < (nodeStarts[edge + 1] as number); at++) {
      const node = nodes[at] as number;
      west = Math.min(west, lngs[node] as number);
      east = Math.max(east, lngs[node] as number);
      south = Math.min(south, lats[node] as number);
      north = Math.max(north, lats[node] as number);
    }
    boxes.set([west, south, east, north], 4 * edge);
  }
  return boxes;
}
