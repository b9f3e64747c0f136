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

type CoverAt = (lng: number, lat: number) => Promise<PackCover | null>;

/**
 * Returns a file without the ways that packs have, open or closed: whatever runs within 10 m of one of theirs. What is left is
 * joined with them, at a node of exactly the same place, or at the nearest within 30 m. Unlike the areas of packs, this does
 * not rely on an extract being complete up to its border.
 */
export function waysBeyond(file: WaysFile, packs: readonly PackWays[]): WaysFile {
  if (packs.length === 0) return file;
  const covers = new Map<CellNumber, Promise<PackCover>>();
  const packCells = new Set(packs.flatMap((pack) => pack.file.cells));
  const coverAt: CoverAt = async (lng, lat) => {
    const cell = cellAt(lng, lat);
    if (!packCells.has(cell)) return null;
    return rememberedIn(covers, cell, () => packCoverOf(packs, cell));
  };
  return {
    ...file,
    cell: async (number) => {
      const cell = await file.cell(number);
      if (!cell) return null;
      const runs: RebuiltEdge[] = [];
      for (let edge = 0; edge < cell.edgeCount; edge++) {
        runs.push(...(await runsOf(cell, edge, coverAt)));
      }
      return rebuiltCell(
        cell,
        runs.filter(({ nodes }) => nodes.length > 1),
      );
    },
  };
}

async function runsOf(
  cell: WayCell,
  edge: number,
  coverAt: CoverAt,
): Promise<readonly RebuiltEdge[]> {
  const own = Array.from(
    cell.nodes.subarray(cell.nodeStarts[edge], cell.nodeStarts[edge + 1]),
    (node): PlacedNode => ({
      id: OWN_IDS + (cell.nodeIds[node] as number),
      lng: cell.lngs[node] as number,
      lat: cell.lats[node] as number,
    }),
  );
  const attributes = edgeAttributes(cell, edge);
  const isCovered = await Promise.all(own.map((node) => covers(node, coverAt)));
  const runs: RebuiltEdge[] = [];
  let run: PlacedNode[] = [];
  const close = async (): Promise<void> => {
    if (run.length > 1) runs.push({ of: edge, nodes: await joinedEnds(run, coverAt), attributes });
    run = [];
  };
  for (const [at, node] of own.entries()) {
    const before = own[at - 1];
    if (before && isCovered[at - 1] && isCovered[at]) {
      // A line between two waters of a pack, such as one over a lake, is none of its own.
      const middle = { lng: (before.lng + node.lng) / 2, lat: (before.lat + node.lat) / 2 };
      if (await covers(middle, coverAt)) await close();
    }
    run.push(node);
  }
  await close();
  return runs;
}

async function covers(
  { lng, lat }: Pick<PlacedNode, "lng" | "lat">,
  coverAt: CoverAt,
): Promise<boolean> {
  return (await coverAt(lng, lat))?.covers(lng, lat) ?? false;
}

/** Gives the covered nodes of a run the ids and places of those of packs. */
async function joinedEnds(
  run: readonly PlacedNode[],
  coverAt: CoverAt,
): Promise<readonly PlacedNode[]> {
  const nodes: PlacedNode[] = [];
  for (const node of run) {
    const cover = await coverAt(node.lng, node.lat);
    const same = cover?.at(node.lng, node.lat);
    const near = cover?.covers(node.lng, node.lat) ? cover.nearest(node.lng, node.lat) : undefined;
    const joined = same ?? near ?? node;
    if (nodes.at(-1)?.id !== joined.id) nodes.push(joined);
  }
  return nodes;
}
