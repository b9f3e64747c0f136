import { remembered } from "#domain/async/remembered.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin, isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { CellNumber } from "#domain/network/ways/file/way-cell-grid.ts";
import { WaysFormatError } from "#domain/network/ways/file/ways-format.ts";
import { type ComponentGroups, createComponentGroups } from "./component-groups.ts";
import { createPackJoiner } from "./join-packs.ts";
import { bytesOfJoinedCell, type JoinedCell, joinedCellOf } from "./joined-cell.ts";
import type { PackWays } from "./pack-ways.ts";

/** The ways of several packs as one network, whose cells are loaded as needed. */
export interface JoinedWays {
  /** Returns whether a pack has ways in a cell. */
  readonly has: (cell: CellNumber) => boolean;
  /** Returns a loaded cell; undefined for one that is not in memory. */
  readonly loaded: (cell: CellNumber) => JoinedCell | undefined;
  /** Loads a cell that a pack has. Rejects with WaysFormatError if it is damaged. */
  readonly load: (cell: CellNumber) => Promise<JoinedCell>;
  /**
   * Joins the components of all packs; before, only those of cells that were loaded are. Resolves to false if a cell is
   * damaged, so that a connection may be missing.
   */
  readonly joinComponents: () => Promise<boolean>;
  /** True if all packs have the beginnings of closed ways. */
  readonly hasClosedArms: boolean;
  readonly components: (mode: NetworkMode) => ComponentGroups;
  /** The areas of packs whose ways cannot be read at all; absent for none. */
  readonly unreadAreas?: readonly LngLatBox[];
  /** The number of packs, so often a component may count before all are joined. */
  readonly packCount: number;
}

/** Returns a cell; null where no pack has one, or if it is damaged: its ways are unknown. */
export async function readableCell(
  ways: Pick<JoinedWays, "has" | "loaded" | "load">,
  cell: CellNumber,
): Promise<JoinedCell | null> {
  if (!ways.has(cell)) return null;
  try {
    return ways.loaded(cell) ?? (await ways.load(cell));
  } catch (error) {
    if (error instanceof WaysFormatError) return null;
    throw error;
  }
}

/** Returns whether a pack may have ways within a distance of a place that cannot be read: then none are known to be missing. */
export function isUnreadWithin(
  { unreadAreas = [] }: Pick<JoinedWays, "unreadAreas">,
  place: LatLng,
  meters: number,
): boolean {
  const box = boxWithin(place, meters);
  return unreadAreas.some((area) => isTouching(area, box));
}

/** The memory for decoded cells. The least recently used are dropped. */
const MAX_DECODED_BYTES = 64e6;

/** Joins the ways of packs; the last cell stays in memory, however large. */
export function joinWays(
  given: readonly PackWays[],
  maxDecodedBytes = MAX_DECODED_BYTES,
): JoinedWays {
  const packs = [...given].sort((a, b) => compareText(b.dataDate ?? "", a.dataDate ?? ""));
  const packsAt = new Map<CellNumber, number>();
  for (const { file } of packs) {
    for (const cell of file.cells) packsAt.set(cell, (packsAt.get(cell) ?? 0) + 1);
  }
  const groups = createComponentGroups(packs.map(({ file }) => file.componentSizes));
  const joiner = createPackJoiner(packs, groups);
  const cells = createCellStore(maxDecodedBytes);
  const loading = new Map<CellNumber, Promise<JoinedCell>>();
  const load = async (cell: CellNumber): Promise<JoinedCell> => {
    const known = cells.get(cell) ?? (await loading.get(cell));
    if (known) return known;
    const started = joiner.cell(cell).then((joined) => joinedCellOf(cell, joined));
    loading.set(cell, started);
    try {
      const loaded = await started;
      cells.put(cell, loaded);
      return loaded;
    } finally {
      loading.delete(cell);
    }
  };
  const joinComponents = remembered(() => {
    const shared = [...packsAt].flatMap(([cell, count]) => (count > 1 ? cell : []));
    return areAllReadable(shared, load);
  });
  return {
    has: (cell) => packsAt.has(cell),
    loaded: cells.get,
    load,
    joinComponents,
    hasClosedArms: packs.every(({ file }) => file.hasClosedArms),
    components: (mode) => groups[mode],
    packCount: packs.length,
  };
}

/** Loads cells one by one; resolves to false if one is damaged. */
async function areAllReadable(
  cells: readonly CellNumber[],
  load: JoinedWays["load"],
): Promise<boolean> {
  let areReadable = true;
  for (const cell of cells) {
    try {
      await load(cell);
    } catch (error) {
      if (!(error instanceof WaysFormatError)) throw error;
      areReadable = false;
    }
  }
  return areReadable;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function createCellStore(maxBytes: number) {
  const cells = new Map<CellNumber, JoinedCell>();
  let bytes = 0;
  return {
    get: (cell: CellNumber): JoinedCell | undefined => {
      const found = cells.get(cell);
      if (!found) return undefined;
      // A map has its entries in the order in which they were put: the first is the least recently used.
      cells.delete(cell);
      cells.set(cell, found);
      return found;
    },
    put: (cell: CellNumber, joined: JoinedCell): void => {
      cells.set(cell, joined);
      bytes += bytesOfJoinedCell(joined);
      for (const [oldest, dropped] of cells) {
        if (bytes <= maxBytes || oldest === cell) return;
        cells.delete(oldest);
        bytes -= bytesOfJoinedCell(dropped);
      }
    },
  };
}
