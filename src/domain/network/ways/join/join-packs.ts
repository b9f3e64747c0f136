import { rememberedIn } from "#domain/async/remembered.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { edgeAttributes, type WayCell } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { lineUnits } from "#domain/network/ways/file/way-lengths.ts";
import {
  DIRECTION_BITS,
  damagedWays,
  UNITS_PER_DEGREE,
} from "#domain/network/ways/file/ways-format.ts";
import type { ComponentGroups } from "./component-groups.ts";
import type { PackWays } from "./pack-ways.ts";

/** Joins the cells of packs. */
export interface PackJoiner {
  /** Returns the ways of all packs in a cell, with components numbered over all packs. */
  readonly cell: (cell: CellNumber) => Promise<WayCell>;
}

type Groups = Readonly<Record<NetworkMode, ComponentGroups>>;

/** A cell of a pack. */
interface PackCell {
  readonly pack: number;
  readonly cell: WayCell;
}

/** A part of an edge of a pack: places in `nodes` of its cell, both ends included. */
interface Piece {
  readonly pack: number;
  readonly cell: WayCell;
  readonly edge: number;
  readonly first: number;
  readonly last: number;
}

/** The number of cells whose junctions stay in memory, and of those that stay decoded: a cell is needed itself and for its neighbours. */
const [MAX_JUNCTION_CELLS, MAX_PACK_CELLS] = [32, 6];

/**
 * Creates the joiner of packs, which come newest first. Edges of several packs are split where any of them has a junction,
 * equal parts are one, and inside the areas of a newer pack only its edges count.
 */
export function createPackJoiner(packs: readonly PackWays[], groups: Groups): PackJoiner {
  const packsAt = packsByCell(packs);
  const junctions = new Map<CellNumber, Promise<ReadonlySet<number>>>();
  /** The cells whose edges that do not count are taken off the components. */
  const counted = new Set<CellNumber>();
  const read = async (cell: CellNumber): Promise<readonly PackCell[]> => {
    const cells = (packsAt.get(cell) ?? []).map(async (pack) => ({
      pack,
      cell: await packs[pack]?.file.cell(cell),
    }));
    return (await Promise.all(cells)).flatMap(({ pack, cell: ways }) =>
      ways ? [{ pack, cell: ways }] : [],
    );
  };
  const decoded = new Map<CellNumber, Promise<readonly PackCell[]>>();
  const cellsAt = (cell: CellNumber): Promise<readonly PackCell[]> =>
    // The cells of a single pack are read once anyway.
    (packsAt.get(cell)?.length ?? 0) > 1
      ? newest(decoded, cell, MAX_PACK_CELLS, () => read(cell))
      : read(cell);
  const runsIn = async (cell: CellNumber): Promise<Piece[]> =>
    (await cellsAt(cell)).flatMap((one) => runsOutsideNewer(one, packs));
  const junctionsIn = (cell: CellNumber): Promise<ReadonlySet<number>> =>
    newest(junctions, cell, MAX_JUNCTION_CELLS, async () => endsWithin(await runsIn(cell), cell));
  return {
    cell: async (cell) => {
      const [only, ...others] = await cellsAt(cell);
      if (!only) throw damagedWays();
      const around = packs.length > 1 ? cellsOf([only, ...others].map((one) => one.cell)) : [];
      // In a cell of one pack all edges end at its junctions anyway.
      const shared = around.filter((one) => (packsAt.get(one)?.length ?? 0) > 1);
      if (shared.length === 0) return numbered(only.cell, only.pack, groups);
      const ends = new Set<number>();
      for (const one of shared) for (const id of await junctionsIn(one)) ends.add(id);
      const all = [only, ...others].flatMap((one) => runsOutsideNewer(one, packs));
      const split = all.flatMap((run) => splitAt(run, ends));
      const pieces = withoutDoubles(split);
      joinAtNodes(split, groups);
      if (!counted.has(cell)) shrinkComponents([only, ...others], pieces, cell, groups);
      counted.add(cell);
      return joined(pieces, placesOf(split), groups);
    },
  };
}

/** Remembers the values of the cells that were needed last: their neighbours need them soon, and later ones can read them again. */
function newest<Value>(
  known: Map<CellNumber, Promise<Value>>,
  cell: CellNumber,
  maxCount: number,
  read: () => Promise<Value>,
): Promise<Value> {
  const value = rememberedIn(known, cell, read);
  known.delete(cell);
  known.set(cell, value);
  for (const oldest of known.keys()) {
    if (known.size <= maxCount) break;
    known.delete(oldest);
  }
  return value;
}

function packsByCell(packs: readonly PackWays[]): ReadonlyMap<CellNumber, readonly number[]> {
  const packsAt = new Map<CellNumber, number[]>();
  for (const [pack, { file }] of packs.entries()) {
    for (const cell of file.cells) packsAt.set(cell, [...(packsAt.get(cell) ?? []), pack]);
  }
  return packsAt;
}

/** Returns all cells with a node of these edges. */
function cellsOf(cells: readonly WayCell[]): CellNumber[] {
  const found = new Set<CellNumber>();
  for (const { lngs, lats } of cells) {
    lngs.forEach((lng, node) => void found.add(cellAt(lng, lats[node] as number)));
  }
  return [...found];
}

function numbered(cell: WayCell, pack: number, groups: Groups): WayCell {
  const components = NETWORK_MODES.map((mode, index) => {
    const numbers = Uint32Array.from(cell.components[index] ?? []);
    const first = groups[mode].numberOf(pack, 0);
    for (let edge = 0; edge < numbers.length; edge++)
      numbers[edge] = first + (numbers[edge] as number);
    return numbers;
  });
  return { ...cell, components };
}

/** Returns the edges of a pack, without the steps that lie inside the areas of a newer pack. */
function runsOutsideNewer({ pack, cell }: PackCell, packs: readonly PackWays[]): Piece[] {
  const date = packs[pack]?.dataDate ?? "";
  const boxes = packs
    .slice(0, pack)
    .flatMap(({ areas, dataDate }) => ((dataDate ?? "") > date ? areas : []));
  const isNewer = Uint8Array.from(cell.nodeIds, (_, node) => {
    const [lng, lat] = [cell.lngs[node] as number, cell.lats[node] as number];
    return boxes.some(
      ([west, south, east, north]) =>
        lng >= west * UNITS_PER_DEGREE &&
        lng <= east * UNITS_PER_DEGREE &&
        lat >= south * UNITS_PER_DEGREE &&
        lat <= north * UNITS_PER_DEGREE,
    )
      ? 1
      : 0;
  });
  const runs: Piece[] = [];
  for (let edge = 0; edge < cell.edgeCount; edge++) {
    let first = cell.nodeStarts[edge] as number;
    const end = (cell.nodeStarts[edge + 1] as number) - 1;
    for (let at = first; at < end; at++) {
      const isInside =
        isNewer[cell.nodes[at] as number] === 1 && isNewer[cell.nodes[at + 1] as number] === 1;
      if (!isInside) continue;
      if (at > first) runs.push({ pack, cell, edge, first, last: at });
      first = at + 1;
    }
    if (end > first) runs.push({ pack, cell, edge, first, last: end });
  }
  return runs;
}

/** Returns the ids of the ends of edges that lie in a cell. */
function endsWithin(runs: readonly Piece[], number: CellNumber): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const { cell, first, last } of runs) {
    for (const at of [first, last]) {
      const node = cell.nodes[at] as number;
      const isWithin = cellAt(cell.lngs[node] as number, cell.lats[node] as number) === number;
      if (isWithin) ends.add(cell.nodeIds[node] as number);
    }
  }
  return ends;
}

function splitAt(run: Piece, ends: ReadonlySet<number>): Piece[] {
  const { nodes, nodeIds } = run.cell;
  const pieces: Piece[] = [];
  let { first } = run;
  for (let at = first + 1; at <= run.last; at++) {
    if (at < run.last && !ends.has(nodeIds[nodes[at] as number] as number)) continue;
    pieces.push({ ...run, first, last: at });
    first = at;
  }
  return pieces;
}

/** Returns the ids of a piece as a text that is the same in both directions. */
function keyOf({ cell, first, last }: Piece): string {
  const ids = Array.from(
    cell.nodes.subarray(first, last + 1),
    (node) => cell.nodeIds[node] as number,
  );
  const isTurned = (ids[0] ?? 0) > (ids.at(-1) ?? 0);
  return (isTurned ? ids.reverse() : ids).join();
}

/** Returns the pieces without those that a newer pack has as well. */
function withoutDoubles(all: readonly Piece[]): Piece[] {
  const firstOf = new Map<string, Piece>();
  return all.filter((piece) => {
    const key = keyOf(piece);
    const known = firstOf.get(key) ?? piece;
    firstOf.set(key, known);
    // A pack may have two ways over the same nodes.
    return known.pack === piece.pack;
  });
}

/** Takes the edges of which no piece counts off their components, each in the cell of its first node. */
function shrinkComponents(
  cells: readonly PackCell[],
  pieces: readonly Piece[],
  number: CellNumber,
  groups: Groups,
): void {
  const unitsOf = new Map<WayCell, Float64Array>();
  for (const { cell } of cells) unitsOf.set(cell, Float64Array.from(cell.lengths));
  for (const { cell, edge, first, last } of pieces) {
    const left = unitsOf.get(cell) as Float64Array;
    left[edge] = (left[edge] as number) - lineUnits(cell, cell.nodes, first, last);
  }
  for (const { pack, cell } of cells) {
    for (const [edge, units] of (unitsOf.get(cell) as Float64Array).entries()) {
      const node = cell.nodes[cell.nodeStarts[edge] as number] as number;
      const isHere = cellAt(cell.lngs[node] as number, cell.lats[node] as number) === number;
      // Pieces are rounded up, so together they may be longer than their edge.
      if (isHere && units > 0) shrinkBy({ pack, cell }, edge, units, groups);
    }
  }
}

function shrinkBy({ pack, cell }: PackCell, edge: number, units: number, groups: Groups): void {
  const { directions } = edgeAttributes(cell, edge);
  for (const [index, mode] of NETWORK_MODES.entries()) {
    const { forward, backward } = DIRECTION_BITS[mode];
    if ((directions & (forward | backward)) === 0) continue;
    groups[mode].shrink(groups[mode].numberOf(pack, cell.components[index]?.[edge] ?? 0), units);
  }
}

/** Builds a cell from pieces. */
function joined(
  pieces: readonly Piece[],
  places: ReadonlyMap<number, NodePlace>,
  groups: Groups,
): WayCell {
  const nodeIds = Float64Array.from([...places.keys()].sort((a, b) => a - b));
  const placeOf = (id: number): NodePlace => places.get(id) as NodePlace;
  const lngs = Int32Array.from(nodeIds, (id) => placeOf(id).lng);
  const lats = Int32Array.from(nodeIds, (id) => placeOf(id).lat);
  const closedModes = Uint8Array.from(nodeIds, (id) => placeOf(id).closed);
  const nodeConditions = new Map<number, string>();
  nodeIds.forEach((id, index) => {
    const { condition } = placeOf(id);
    if (condition !== undefined) nodeConditions.set(index, condition);
  });
  const indexOf = new Map(Array.from(nodeIds, (id, index) => [id, index]));
  const attributes = [...new Set(pieces.map(({ cell, edge }) => edgeAttributes(cell, edge)))];
  const attributesIndex = new Map(attributes.map((one, index) => [one, index]));
  const nodeStarts = new Uint32Array(pieces.length + 1);
  pieces.forEach(({ first, last }, edge) => {
    nodeStarts[edge + 1] = (nodeStarts[edge] as number) + last - first + 1;
  });
  const nodes = Uint32Array.from(
    pieces.flatMap(({ cell, first, last }) =>
      Array.from(
        cell.nodes.subarray(first, last + 1),
        (node) => indexOf.get(cell.nodeIds[node] as number) as number,
      ),
    ),
  );
  return {
    nodeIds,
    lngs,
    lats,
    closedModes,
    nodeConditions,
    edgeCount: pieces.length,
    nodeStarts,
    nodes,
    lengths: Uint32Array.from(pieces, (_, edge) =>
      lineUnits(
        { lngs, lats },
        nodes,
        nodeStarts[edge] as number,
        (nodeStarts[edge + 1] as number) - 1,
      ),
    ),
    attributes,
    attributeOf: Uint32Array.from(
      pieces,
      ({ cell, edge }) => attributesIndex.get(edgeAttributes(cell, edge)) as number,
    ),
    components: NETWORK_MODES.map((_, index) =>
      Uint32Array.from(pieces, (piece) => componentOf(piece, index, groups)),
    ),
  };
}

interface NodePlace {
  readonly lng: number;
  readonly lat: number;
  readonly closed: number;
  readonly condition: string | undefined;
}

/** Returns the nodes by id, as the newest pack has them. */
function placesOf(pieces: readonly Piece[]): Map<number, NodePlace> {
  const places = new Map<number, NodePlace>();
  for (const { cell, first, last } of pieces) {
    for (const node of cell.nodes.subarray(first, last + 1)) {
      const id = cell.nodeIds[node] as number;
      if (places.has(id)) continue;
      places.set(id, {
        lng: cell.lngs[node] as number,
        lat: cell.lats[node] as number,
        closed: cell.closedModes[node] as number,
        condition: cell.nodeConditions.get(node),
      });
    }
  }
  return places;
}

function componentOf({ pack, cell, edge }: Piece, index: number, groups: Groups): number {
  const mode = NETWORK_MODES[index] as NetworkMode;
  return groups[mode].numberOf(pack, cell.components[index]?.[edge] ?? 0);
}

/** Joins the components of packs at the nodes that they share. */
function joinAtNodes(pieces: readonly Piece[], groups: Groups): void {
  for (const [index, mode] of NETWORK_MODES.entries()) {
    const bits = DIRECTION_BITS[mode].forward | DIRECTION_BITS[mode].backward;
    const open = pieces.filter(
      ({ cell, edge }) => (edgeAttributes(cell, edge).directions & bits) !== 0,
    );
    const componentAt = new Map<number, number>();
    for (const piece of open) {
      const component = componentOf(piece, index, groups);
      for (const id of openEnds(piece, index)) {
        const known = componentAt.get(id);
        if (known === undefined) componentAt.set(id, component);
        else groups[mode].join(known, component);
      }
    }
  }
}

/** Returns the ids of the ends where no barrier stops the mode with this index. */
function openEnds({ cell, first, last }: Piece, index: number): number[] {
  return [first, last].flatMap((at) => {
    const node = cell.nodes[at] as number;
    const isClosed = ((cell.closedModes[node] as number) & (1 << index)) !== 0;
    return isClosed ? [] : [cell.nodeIds[node] as number];
  });
}
