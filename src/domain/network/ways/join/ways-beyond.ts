import { rememberedIn } from "#domain/async/remembered.ts";
import type { WaysFile } from "#domain/network/ways/file/read-ways.ts";
import type { WayCell } from "#domain/network/ways/file/way-cell.ts";
import { type CellNumber, cellAt } from "#domain/network/ways/file/way-cell-grid.ts";
import { lineUnits } from "#domain/network/ways/file/way-lengths.ts";
import { type PackCover, type PlacedNode, packCoverOf } from "./pack-cover.ts";
import type { PackWays } from "./pack-ways.ts";

/** Beyond all ids that packs have. */
const OWN_IDS = 2 ** 50;

/** A part of an edge that no pack has. */
interface Run {
  readonly edge: number;
  readonly nodes: readonly PlacedNode[];
}

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
      const runs: Run[] = [];
      for (let edge = 0; edge < cell.edgeCount; edge++) {
        runs.push(...(await runsOf(cell, edge, coverAt)));
      }
      return cellOfRuns(cell, runs);
    },
  };
}

async function runsOf(cell: WayCell, edge: number, coverAt: CoverAt): Promise<readonly Run[]> {
  const own = Array.from(
    cell.nodes.subarray(cell.nodeStarts[edge], cell.nodeStarts[edge + 1]),
    (node): PlacedNode => ({
      id: OWN_IDS + (cell.nodeIds[node] as number),
      lng: cell.lngs[node] as number,
      lat: cell.lats[node] as number,
    }),
  );
  const isCovered = await Promise.all(own.map((node) => covers(node, coverAt)));
  const runs: Run[] = [];
  let run: PlacedNode[] = [];
  const close = async (): Promise<void> => {
    if (run.length > 1) runs.push({ edge, nodes: await joinedEnds(run, coverAt) });
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

function cellOfRuns(cell: WayCell, all: readonly Run[]): WayCell {
  const runs = all.filter(({ nodes }) => nodes.length > 1);
  const byId = new Map(runs.flatMap(({ nodes }) => nodes).map((node) => [node.id, node]));
  const sorted = [...byId.values()].sort((a, b) => a.id - b.id);
  const indexOf = new Map(sorted.map(({ id }, index) => [id, index]));
  const lngs = Int32Array.from(sorted, ({ lng }) => lng);
  const lats = Int32Array.from(sorted, ({ lat }) => lat);
  const nodeStarts = new Uint32Array(runs.length + 1);
  runs.forEach(({ nodes }, at) => {
    nodeStarts[at + 1] = (nodeStarts[at] as number) + nodes.length;
  });
  const nodes = Uint32Array.from(
    runs.flatMap((run) => run.nodes.map(({ id }) => indexOf.get(id) as number)),
  );
  const lengths = Uint32Array.from(runs, (_, at) =>
    lineUnits({ lngs, lats }, nodes, nodeStarts[at] as number, (nodeStarts[at + 1] as number) - 1),
  );
  return {
    ...cell,
    nodeIds: Float64Array.from(sorted, ({ id }) => id),
    lngs,
    lats,
    closedModes: new Uint8Array(sorted.length),
    nodeConditions: new Map(),
    edgeCount: runs.length,
    nodeStarts,
    nodes,
    lengths,
    attributeOf: Uint32Array.from(runs, ({ edge }) => cell.attributeOf[edge] as number),
    components: cell.components.map((ofEdge) =>
      Uint32Array.from(runs, ({ edge }) => ofEdge[edge] as number),
    ),
  };
}
