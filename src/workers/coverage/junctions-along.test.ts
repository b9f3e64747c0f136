import { openAsBlob, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { neededTiles } from "#domain/coverage/map-coverage.ts";
import type { OfflineReport } from "#domain/coverage/offline-report.ts";
import { corridorOfLine } from "#domain/coverage/subject-shapes.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { lineOfSteps } from "#domain/network/plan/merged/line-of-steps.ts";
import {
  createRoutingGraph,
  planThrough,
  stopsForNumbers,
} from "#domain/network/plan/route/plan-stops.ts";
import { canGoWrong, type JunctionsAlong, turnAt } from "#domain/route-sheet/junction.ts";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import { turnDegrees } from "#domain/units/degrees.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";
import type { CoveragePack } from "./coverage-calls.ts";
import { coverageHandlers } from "./coverage-handlers.ts";

const PACK = "samples/packs/voorbeeld-delft";
const CONTEXT = { signal: new AbortController().signal, tell: () => {} };

/** The walk from node 14 to node 68 of the sample pack. */
function walk(): Float64Array {
  const routing = createRoutingGraph([readGraph(readFileSync(`${PACK}/network.graph`))]);
  const numbers = { mode: "walk", numbers: ["14", "68"], near: null } as const;
  const stops = stopsForNumbers(routing, numbers);
  const plan = "kind" in stops ? null : planThrough(routing, stops, {});
  if (!plan) throw new Error("no walk from 14 to 68");
  const nodes = plan.legs.flatMap((leg, index) => leg.nodes.slice(index === 0 ? 0 : 1));
  return lineOfSteps(routing.graph, { nodes, edges: plan.legs.flatMap(({ edges }) => edges) });
}

const WALK = walk();
const NEEDED = neededTiles(corridorOfLine(WALK));
const TILES = NEEDED.filter(({ z }) => z === 14);

type MapOfPack = NonNullable<CoveragePack["map"]>;

function packOf(
  id: string,
  kind: CoveragePack["kind"],
  bytes: MapOfPack["bytes"],
  mapAreas: readonly LngLatBox[],
  schema: MapOfPack["schema"] = "openmaptiles",
): CoveragePack {
  return {
    id,
    kind,
    areas: mapAreas,
    mapAreas,
    modes: [],
    map: { bytes, schema },
    graph: null,
    dataDate: null,
  };
}

/**
 * A saved area with some tiles of zoom 14 of the sample pack, and something at all lower zooms. Tiles in `broken` have bytes that
 * are no tile.
 */
async function area(
  id: string,
  tiles: typeof TILES,
  broken: readonly number[] = [],
): Promise<CoveragePack> {
  const { archive } = archiveReader(await openAsBlob(`${PACK}/map.pmtiles`), "delft");
  const written = await Promise.all(
    tiles.map(async (tile) => {
      const found = await archive.getZxy(tile.z, tile.x, tile.y);
      const bytes = new Uint8Array(found?.data ?? expect.fail("no tile"));
      return { ...tile, data: broken.includes(tile.id) ? bytes.subarray(9) : gzipSync(bytes) };
    }),
  );
  const lower = NEEDED.filter(({ z }) => z < 14);
  const bytes = await writePmtiles(
    [...lower.map((tile) => ({ ...tile, data: gzipSync(new Uint8Array(9)) })), ...written],
    {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: 9,
      maxZoom: 14,
      bounds: [4, 51, 5, 53],
      metadata: {},
    },
    (part) => gzipSync(part),
  );
  return packOf(id, "area", new Blob([bytes as Uint8Array<ArrayBuffer>]), tiles.map(tileBox));
}

async function asked(packs: readonly CoveragePack[]): Promise<JunctionsAlong> {
  const question = { line: WALK, isRecorded: false, mode: "walk" as const, packs };
  return (await coverageHandlers().junctions(question, CONTEXT)) as JunctionsAlong;
}

/** The stretches without a map according to the offline verdict. */
async function gapsOfVerdict(packs: readonly CoveragePack[]) {
  const question = { shape: corridorOfLine(WALK), mode: null };
  const report = (await coverageHandlers().report({ question, packs }, CONTEXT)) as OfflineReport;
  return report.mapGaps.map(({ fromMeters, toMeters }) => ({ fromMeters, toMeters }));
}

describe("the junctions of a walk through Delft", () => {
  let whole: CoveragePack;
  let ofWhole: JunctionsAlong;
  beforeAll(async () => {
    const blob = await openAsBlob(`${PACK}/map.pmtiles`);
    whole = packOf("delft", "pack", blob, [[4.2, 51.9, 4.5, 52.1]]);
    ofWhole = await asked([whole]);
  });

  it("are found among the ways of the sample pack", () => {
    const { junctions, gaps } = ofWhole;
    expect(gaps).toEqual([]);
    expect(junctions.length).toBeGreaterThan(15);
    const alongs = junctions.map(({ alongMeters }) => alongMeters);
    expect(alongs).toEqual([...alongs].sort((one, other) => one - other));
    // A left turn at 52.00182, 4.36611, where another way goes on to the south-west.
    const left = junctions.find(({ alongMeters }) => Math.abs(alongMeters - 221) < 5);
    expect(left && turnDegrees(left.inDegrees, 316)).toBeLessThan(5);
    expect(left && turnDegrees(left.outDegrees, 58)).toBeLessThan(5);
    expect(left?.otherDegrees).toHaveLength(1);
    expect(left && turnDegrees(left.otherDegrees[0] ?? 0, 229)).toBeLessThan(5);
    expect(left && turnAt(left)).toBeLessThan(-60);
    expect(left && canGoWrong(left)).toBe(true);
    // A crossing with a road, and with tram tracks that nobody walks along.
    const crossing = junctions.find(({ alongMeters }) => Math.abs(alongMeters - 739) < 5);
    expect(crossing?.otherDegrees.map(Math.round)).toEqual([300]);
    // Of twenty junctions some need no word.
    expect(junctions.filter(canGoWrong).length).toBeLessThan(junctions.length);
  });

  it("are read from all archives along it", async () => {
    const [even, odd] = [0, 1].map((rest) => TILES.filter((_, index) => index % 2 === rest));
    expect(odd?.length).toBeGreaterThan(0);
    const areas = [await area("even", even ?? []), await area("odd", odd ?? [])];
    expect(await asked(areas)).toEqual(ofWhole);
    // Reading both the pack and the areas does not double a junction.
    expect(await asked([...areas, whole])).toEqual(ofWhole);
  });

  it("are unknown where the archives end, and those stretches are those of the offline verdict", async () => {
    const first = TILES.filter(({ x }) => x === TILES[0]?.x);
    expect(first.length).toBeLessThan(TILES.length);
    const areas = [await area("first", first)];
    const { junctions, gaps } = await asked(areas);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps).toEqual(await gapsOfVerdict(areas));
    expect(junctions.length).toBeLessThan(ofWhole.junctions.length);
    const isInGap = (meters: number) =>
      gaps.some(({ fromMeters, toMeters }) => meters > fromMeters && meters < toMeters);
    for (const junction of ofWhole.junctions) {
      const isFound = junctions.some(
        ({ alongMeters }) => Math.abs(alongMeters - junction.alongMeters) < 12,
      );
      expect(isFound || isInGap(junction.alongMeters)).toBe(true);
    }
  });

  it("are unknown in a tile that cannot be read, unless another archive has it", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const [tile = expect.fail("no tile")] = TILES;
    const broken = await area("broken", TILES, [tile.id]);
    expect((await asked([broken])).gaps.length).toBe(1);
    expect(await asked([broken, whole])).toEqual(ofWhole);
  });

  it("come from exact ways where a pack has them, and elsewhere from the map", async () => {
    const ways = await openAsBlob(`${PACK}/ways.graph`);
    const exact = await asked([{ ...whole, ways }]);
    expect([ofWhole.source, exact.source]).toEqual(["map", "both"]);
    expect(exact.gaps).toEqual([]);
    const left = exact.junctions.find(({ alongMeters }) => Math.abs(alongMeters - 221) < 5);
    expect(left && turnDegrees(left.outDegrees, 58)).toBeLessThan(15);
    // The walk leaves the area of the pack twice.
    const withoutMap = await asked([{ ...whole, map: null, ways }]);
    expect(withoutMap.source).toMatch(/^ways/);
    expect(withoutMap.gaps).toHaveLength(2);
    const damaged = { ...whole, ways: new Blob([new Uint8Array(99)]) };
    expect(await asked([damaged])).toEqual(ofWhole);
  });

  it("are unknown in an archive of another schema", async () => {
    const blob = await openAsBlob(`${PACK}/map.pmtiles`);
    const other = packOf("other", "pack", blob, [[4.2, 51.9, 4.5, 52.1]], "protomaps");
    const { junctions, gaps } = await asked([other]);
    expect(junctions).toEqual([]);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.fromMeters).toBe(0);
  });
});
