import type { WayAttributes } from "./way-attributes.ts";
import { type CellNumber, cellAt, cellsWithin } from "./way-cell-grid.ts";
import { metersBetween } from "./way-lengths.ts";

/** The ways of an extract in columns, by ascending id, and their nodes, by ascending id. */
export interface CollectedWays {
  /** For each way, the first of its nodes in `nodes`; ends with the number of all. */
  readonly nodeStarts: Uint32Array;
  /** The indices of nodes. */
  readonly nodes: Uint32Array;
  /** For each way, the index of its attributes. */
  readonly attributeOf: Uint32Array;
  readonly attributes: readonly WayAttributes[];
  readonly nodeIds: Float64Array;
  /** In 10⁻⁶ degree, as `lats`. */
  readonly lngs: Int32Array;
  readonly lats: Int32Array;
  /** `NODE_BITS` for each node. */
  readonly nodeBits: Uint8Array;
  /** True if closed ways are stored whole, as those of waters; otherwise only their beginnings at open ones. */
  readonly hasWholeClosed?: boolean;
  /** The tags of times and seasons of barriers, by the index of the node. */
  readonly nodeConditions: ReadonlyMap<number, string>;
}

/** Bits of a collected node. */
export const NODE_BITS = {
  /** Its position was read. */
  placed: 1,
  barrier: 2,
  /** A barrier stops walkers. */
  walkClosed: 4,
  cycleClosed: 8,
} as const;

/** The edges between junctions in columns, in the order of the ways. */
export interface WayEdges {
  readonly count: number;
  readonly wayOf: Uint32Array;
  /** The first and the last node in `CollectedWays.nodes`. */
  readonly firstAt: Uint32Array;
  readonly lastAt: Uint32Array;
}

/**
 * Splits ways at every node that two ways share, that ends one, that a way passes twice, or that has a barrier, and where
 * a node has no position. Of closed ways there are only the beginnings at open ones. Ways that `isUsed` refuses are left out.
 */
export function splitWays(ways: CollectedWays, isUsed: (way: number) => boolean): WayEdges {
  const { nodes, nodeBits } = ways;
  const reach = ways.hasWholeClosed ? new Uint8Array() : metersFromOpenWays(ways, isUsed);
  const forEachPart = (call: PartCall): void => {
    forEachRun(ways, isUsed, (way, first, last) => {
      if (ways.hasWholeClosed || isOpenWay(ways, way)) call(way, first, last);
      else forEachBeginning(ways, reach, first, last, (from, to) => call(way, from, to));
    });
  };
  const uses = new Uint8Array(ways.nodeIds.length);
  forEachPart((_, first, last) => {
    for (let at = first; at <= last; at++) {
      const node = nodes[at] as number;
      const isEnd = at === first || at === last || (nodeBits[node] as number) & NODE_BITS.barrier;
      uses[node] = Math.min(2, (uses[node] as number) + (isEnd ? 2 : 1));
    }
  });
  const forEachEdge = (call: PartCall): void => {
    forEachPart((way, first, last) => {
      let from = first;
      for (let at = first + 1; at <= last; at++) {
        if ((uses[nodes[at] as number] as number) < 2) continue;
        call(way, from, at);
        from = at;
      }
    });
  };
  // Counted first, because growing columns would take twice the memory.
  let count = 0;
  forEachEdge(() => {
    count += 1;
  });
  const wayOf = new Uint32Array(count);
  const firstAt = new Uint32Array(count);
  const lastAt = new Uint32Array(count);
  let edge = 0;
  forEachEdge((way, first, last) => {
    wayOf[edge] = way;
    firstAt[edge] = first;
    lastAt[edge] = last;
    edge += 1;
  });
  return { count, wayOf, firstAt, lastAt };
}

/** Receives a part of a way: places in `CollectedWays.nodes`, both ends included. */
type PartCall = (way: number, first: number, last: number) => void;

function isOpenWay({ attributes, attributeOf }: CollectedWays, way: number): boolean {
  return attributes[attributeOf[way] as number]?.directions !== 0;
}

/** A closed way is stored up to the first node that is so far from an open one, metres: enough for its direction. */
const BEGINNING_METERS = 30;
const UNREACHED = 255;
/** So often distances are passed on from one closed way to the next: more short pieces within 30 m are rare. */
const MAX_ROUNDS = 4;

/** Returns for each node its whole metres along closed ways from the nearest open way; 255 beyond `BEGINNING_METERS`. */
function metersFromOpenWays(ways: CollectedWays, isUsed: (way: number) => boolean): Uint8Array {
  const { nodes } = ways;
  const reach = new Uint8Array(ways.nodeIds.length).fill(UNREACHED);
  forEachRun(ways, isUsed, (way, first, last) => {
    if (!isOpenWay(ways, way)) return;
    for (let at = first; at <= last; at++) reach[nodes[at] as number] = 0;
  });
  let isChanged = true;
  const pass = (from: number, to: number): void => {
    const before = reach[from] as number;
    if (before >= BEGINNING_METERS) return;
    const meters = Math.ceil(before + metersBetween(ways, from, to));
    if (meters >= BEGINNING_METERS || meters >= (reach[to] as number)) return;
    reach[to] = meters;
    isChanged = true;
  };
  for (let round = 0; round < MAX_ROUNDS && isChanged; round++) {
    isChanged = false;
    forEachRun(ways, isUsed, (way, first, last) => {
      if (isOpenWay(ways, way)) return;
      for (let at = first; at < last; at++) pass(nodes[at] as number, nodes[at + 1] as number);
      for (let at = last; at > first; at--) pass(nodes[at] as number, nodes[at - 1] as number);
    });
  }
  return reach;
}

/** Calls back for each stretch of a closed way that lies near an open one. */
function forEachBeginning(
  { nodes }: CollectedWays,
  reach: Uint8Array,
  first: number,
  last: number,
  call: (first: number, last: number) => void,
): void {
  const isNear = (at: number): boolean => (reach[nodes[at] as number] as number) < BEGINNING_METERS;
  let from = first;
  for (let at = first; at <= last; at++) {
    if (at < last && (isNear(at) || isNear(at + 1))) continue;
    if (at > from) call(from, at);
    from = at + 1;
  }
}

/** Calls back for each run of at least two placed nodes of a way. */
function forEachRun(
  { nodes, nodeStarts, nodeBits }: CollectedWays,
  isUsed: (way: number) => boolean,
  call: PartCall,
): void {
  for (let way = 0; way + 1 < nodeStarts.length; way++) {
    if (!isUsed(way)) continue;
    const end = nodeStarts[way + 1] as number;
    let first = nodeStarts[way] as number;
    for (let at = first; at <= end; at++) {
      const isPlaced =
        at < end && ((nodeBits[nodes[at] as number] as number) & NODE_BITS.placed) !== 0;
      if (isPlaced) continue;
      if (at - first >= 2) call(way, first, at - 1);
      first = at + 1;
    }
  }
}

/** The longest step whose cells are all found: 2°, more than the longest ferries between two nodes. */
const MAX_STEP_UNITS = 2e6;

/** Returns the edges of each cell that they touch, ascending, by ascending number of the cell. */
export function edgesByCell(
  { nodes, lngs, lats }: CollectedWays,
  { count, firstAt, lastAt }: WayEdges,
): ReadonlyMap<CellNumber, readonly number[]> {
  const byCell = new Map<CellNumber, number[]>();
  const add = (cell: CellNumber, edge: number): void => {
    const edges = byCell.get(cell);
    if (!edges) byCell.set(cell, [edge]);
    else if (edges.at(-1) !== edge) edges.push(edge);
  };
  for (let edge = 0; edge < count; edge++) {
    let [lng, lat] = [0, 0];
    for (let at = firstAt[edge] as number; at <= (lastAt[edge] as number); at++) {
      const [lastLng, lastLat] = [lng, lat];
      lng = lngs[nodes[at] as number] as number;
      lat = lats[nodes[at] as number] as number;
      const cell = cellAt(lng, lat);
      add(cell, edge);
      if (at === firstAt[edge] || cell === cellAt(lastLng, lastLat)) continue;
      const [west, south] = [Math.min(lng, lastLng), Math.min(lat, lastLat)];
      const [east, north] = [Math.max(lng, lastLng), Math.max(lat, lastLat)];
      // A longer step is an error in the data, and would touch very many cells.
      if (east - west > MAX_STEP_UNITS || north - south > MAX_STEP_UNITS) continue;
      for (const touched of cellsWithin(west, south, east, north)) add(touched, edge);
    }
  }
  return new Map([...byCell].sort(([a], [b]) => a - b));
}
