import { rememberedIn } from "#domain/async/remembered.ts";
import type { WaysFile } from "#domain/network/ways/file/read-ways.ts";
import {
  type PlacedNode,
  type RebuiltEdge,
  rebuiltCell,
} from "#domain/network/ways/file/rebuilt-cell.ts";
import { edgeAttributes, type WayCell } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { type PackCover, packCoverOf } from "./pack-cover.ts";
import type { PackWays } from "./pack-ways.ts";

/** Beyond all ids that packs have. */
const OWN_IDS = 2 ** 50;

type CoverAt = (lng: number, lat: number) => PackCover | undefined;

/**
 * Returns a file without the ways that packs have, open or closed: whatever runs within 10 m of one of theirs. What is left is
 * joined with them, at a node of exactly the same place, or at the nearest within 30 m. Unlike the areas of packs, this does
 * not rely on an extract being complete up to its border.
 */
export function waysBeyond(file: WaysFile, packs: readonly PackWays[]): WaysFile {
  if (packs.length === 0) return file;
  const covers = new Map<CellNumber, Promise<PackCover>>();
  const packCells = new Set(packs.flatMap((pack) => pack.file.cells));
  return {
    ...file,
    cell: async (number) => {
      const cell = await file.cell(number);
      if (!cell) return null;
      const near = new Map<CellNumber, PackCover>();
      for (const one of cellsOf(cell)) {
        if (!packCells.has(one)) continue;
        near.set(one, await rememberedIn(covers, one, () => packCoverOf(packs, one)));
      }
      // Most cells are far from any pack.
      if (near.size === 0) return { ...cell, nodeIds: cell.nodeIds.map((id) => OWN_IDS + id) };
      const coverAt: CoverAt = (lng, lat) => near.get(cellAt(lng, lat));
      const runs = Array.from({ length: cell.edgeCount }, (_, edge) => runsOf(cell, edge, coverAt));
      return rebuiltCell(
        cell,
        runs.flat().filter(({ nodes }) => nodes.length > 1),
      );
    },
  };
}

/** Returns the cells of all nodes, and of the middles of all steps. */
function cellsOf({ lngs, lats, nodes }: WayCell): ReadonlySet<CellNumber> {
  const cells = new Set<CellNumber>();
  for (const [at, node] of nodes.entries()) {
    const [lng, lat] = [lngs[node] as number, lats[node] as number];
    cells.add(cellAt(lng, lat));
    const next = nodes[at + 1];
    if (next !== undefined) {
      cells.add(cellAt((lng + (lngs[next] as number)) / 2, (lat + (lats[next] as number)) / 2));
    }
  }
  return cells;
}

function runsOf(cell: WayCell, edge: number, coverAt: CoverAt): readonly RebuiltEdge[] {
  const own = Array.from(
    cell.nodes.subarray(cell.nodeStarts[edge], cell.nodeStarts[edge + 1]),
    (node): PlacedNode => ({
      id: OWN_IDS + (cell.nodeIds[node] as number),
      lng: cell.lngs[node] as number,
      lat: cell.lats[node] as number,
    }),
  );
  const attributes = edgeAttributes(cell, edge);
  const isCovered = own.map((node) => isCoveredBy(node, coverAt));
  const runs: RebuiltEdge[] = [];
  let run: PlacedNode[] = [];
  const close = (): void => {
    if (run.length > 1) runs.push({ of: edge, nodes: joinedEnds(run, coverAt), attributes });
    run = [];
  };
  for (const [at, node] of own.entries()) {
    const before = own[at - 1];
    if (before && isCovered[at - 1] && isCovered[at]) {
      // Two covered ends do not mean that the line between them is in a pack: it may cross a lake.
      const middle = { lng: (before.lng + node.lng) / 2, lat: (before.lat + node.lat) / 2 };
      if (isCoveredBy(middle, coverAt)) close();
    }
    run.push(node);
  }
  close();
  return runs;
}

function isCoveredBy({ lng, lat }: Pick<PlacedNode, "lng" | "lat">, coverAt: CoverAt): boolean {
  return coverAt(lng, lat)?.covers(lng, lat) ?? false;
}

/** Gives the covered nodes of a run the ids and places of those of packs. */
function joinedEnds(run: readonly PlacedNode[], coverAt: CoverAt): readonly PlacedNode[] {
  const nodes: PlacedNode[] = [];
  for (const node of run) {
    const cover = coverAt(node.lng, node.lat);
    const same = cover?.at(node.lng, node.lat);
    const near = cover?.covers(node.lng, node.lat) ? cover.nearest(node.lng, node.lat) : undefined;
    const joined = same ?? near ?? node;
    if (nodes.at(-1)?.id !== joined.id) nodes.push(joined);
  }
  return nodes;
}
