import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { UNITS_PER_DEGREE, UNITS_PER_METER } from "#domain/network/ways/file/ways-format.ts";
import { type JoinedCell, nodeInCell } from "#domain/network/ways/join/joined-cell.ts";
import { type ChainedCell, kindAt, NODE_KINDS } from "./chained-cell.ts";

/**
 * No line on the ellipsoid is shorter than this share of the great circle on the mean sphere: the radius of curvature
 * is smallest along the meridian at the equator, 0.9944 of the mean radius.
 */
const MIN_SHARE = 0.993;

/** The nodes that a search has seen, numbered from 0. */
export interface SearchNodes {
  /** Returns the number of a node of a cell, which is the same in all cells that have it. */
  readonly numberOf: (cell: ChainedCell, local: number) => number;
  /** Returns the index of a node in the cell of its position; -1 in a damaged file. */
  readonly localOf: (node: number, cell: ChainedCell) => number;
  /** Returns the cell of the position of a node. */
  readonly cellOf: (node: number) => CellNumber;
  /** Half the difference between the lower bounds of the costs to the end and from the beginning. */
  readonly potential: (node: number) => number;
}

/** The ends of a search, and the lowest cost of a decimetre. */
export interface SearchBounds {
  readonly start: LatLng;
  readonly end: LatLng;
  readonly minCost: number;
  /** Called for each new node. */
  readonly onNode: () => void;
}

/** Creates an empty list of nodes. */
export function createSearchNodes({ start, end, minCost, onNode }: SearchBounds): SearchNodes {
  const osmIds: number[] = [];
  const cells: number[] = [];
  const locals: number[] = [];
  const potentials: number[] = [];
  /** The nodes that edges of other cells may lead to. */
  const shared = new Map<number, number>();
  /** For each cell, the numbers of its nodes; -1 for those that were not seen. */
  const ofCell = new Map<CellNumber, Int32Array>();
  const [fromStart, toEnd] = [lowerBoundTo(start), lowerBoundTo(end)];
  const add = ({ nodeIds, lngs, lats }: JoinedCell, local: number): number => {
    const [lng, lat] = [lngs[local] as number, lats[local] as number];
    // Without a lowest cost there is no bound, and computing one takes time.
    const difference = minCost === 0 ? 0 : toEnd(lng, lat) - fromStart(lng, lat);
    potentials.push((difference * minCost) / 2);
    cells.push(cellAt(lng, lat));
    locals.push(-1);
    onNode();
    return osmIds.push(nodeIds[local] as number) - 1;
  };
  const sharedNumber = (ways: JoinedCell, local: number): number => {
    const osmId = ways.nodeIds[local] as number;
    const number = shared.get(osmId) ?? add(ways, local);
    shared.set(osmId, number);
    return number;
  };
  return {
    numberOf: (cell, local) => {
      const { ways } = cell;
      let numbers = ofCell.get(ways.cell);
      if (!numbers) {
        numbers = new Int32Array(ways.nodeIds.length).fill(-1);
        ofCell.set(ways.cell, numbers);
      }
      const known = numbers[local] as number;
      if (known >= 0) return known;
      const kind = kindAt(cell, local);
      const isInner = kind === NODE_KINDS.junction;
      const number = isInner ? add(ways, local) : sharedNumber(ways, local);
      numbers[local] = number;
      if (kind !== 0) locals[number] = local;
      return number;
    },
    localOf: (node, { ways }) => {
      const known = locals[node] as number;
      if (known >= 0) return known;
      locals[node] = nodeInCell(ways, osmIds[node] as number);
      return locals[node] as number;
    },
    cellOf: (node) => cells[node] as number,
    potential: (node) => potentials[node] as number,
  };
}

/** Returns a function for the whole decimetres that any path from a node, in 10⁻⁶ degree, to a place is long at least. */
function lowerBoundTo({ lng, lat }: LatLng): (lngUnits: number, latUnits: number) => number {
  return (lngUnits, latUnits) =>
    Math.floor(
      MIN_SHARE *
        UNITS_PER_METER *
        lngLatDistanceMeters(lngUnits / UNITS_PER_DEGREE, latUnits / UNITS_PER_DEGREE, lng, lat),
    );
}
