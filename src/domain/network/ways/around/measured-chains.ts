import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import {
  type ChainedCell,
  chainEnd,
  followChain,
} from "#domain/network/ways/route/chained-cell.ts";
import { costAlong } from "#domain/network/ways/route/way-costs.ts";

/** The chain from each arc of `JoinedCell.arcs` to the next junction, in columns. */
interface MeasuredChains {
  /** Decimetres. */
  readonly units: Uint32Array;
  /** The length that is open, measured from the node of the arc. */
  readonly openUnits: Uint32Array;
  /** The last arc. */
  readonly lasts: Int32Array;
}

const UNKNOWN = -1;

const measured = new WeakMap<ChainedCell, MeasuredChains>();

/** Returns the chains of a cell, of which the one at this place is measured, as `chainEnd` and its costs are. */
export function measuredChains(cell: ChainedCell, at: number): MeasuredChains {
  const known = measured.get(cell) ?? emptyChains(cell);
  if (known.lasts[at] !== UNKNOWN) return known;
  chainEnd(cell, at);
  const arc = cell.ways.arcs[at] as number;
  let [units, openUnits, isOpen, last] = [0, 0, true, arc];
  followChain(cell, arc, (one) => {
    const length = cell.ways.lengths[one >> 1] as number;
    isOpen &&= isOpenArc(cell, one);
    units += length;
    if (isOpen) openUnits += length;
    last = one;
    return true;
  });
  known.units[at] = units;
  known.openUnits[at] = openUnits;
  known.lasts[at] = last;
  return known;
}

function emptyChains(cell: ChainedCell): MeasuredChains {
  const count = cell.ways.arcs.length;
  const chains = {
    units: new Uint32Array(count),
    openUnits: new Uint32Array(count),
    lasts: new Int32Array(count).fill(UNKNOWN),
  };
  measured.set(cell, chains);
  return chains;
}

function isOpenArc({ ways, costs }: ChainedCell, arc: number): boolean {
  const attributes = edgeAttributes(ways, arc >> 1);
  return costAlong(costs, attributes, (arc & 1) === 0) < Number.POSITIVE_INFINITY;
}
