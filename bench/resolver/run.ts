/**
 * `npm run bench:resolver`: measures the cost of the chain of tile resolvers compared with `pmtiles` alone,
 * on the same archive. The base map is a chain of three packs of which the last has the tile; the archive is
 * in memory, because the disk would hide the difference. Also measures drawing the built-in map beside the
 * sample pack of Delft, in tiles on the border of that pack.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { PMTiles } from "pmtiles";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { archiveResolver } from "#mapview/sources/archive-resolver.ts";
import { BaseTiles } from "#mapview/sources/base-tiles.ts";
import { mosaicTile } from "#mapview/sources/mosaic/mosaic-tile.ts";
import { byteSourceArchive } from "#mapview/sources/pack-archive.ts";
import type { TileResolver } from "#mapview/sources/tile-resolver.ts";
import { isBrief, sizeOf } from "../brief/brief.ts";

const ROUNDS = sizeOf(7);
const SIDE = 24;
const TILE_BYTES = 20_000;
const BUDGET_MS = 0.3;
const COUNTRY = [3, 50, 8, 54] as const;

const signal = new AbortController().signal;
const addresses: TileAddress[] = Array.from({ length: SIDE * SIDE }, (_, index) => ({
  z: 14,
  x: 8380 + (index % SIDE),
  y: 5400 + Math.floor(index / SIDE),
}));

/** Bytes that compress about as well as vector tiles. */
function content(seed: number): Uint8Array {
  let state = seed + 1;
  return Uint8Array.from({ length: TILE_BYTES }, (_, index) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return index % 3 === 0 ? state % 256 : index % 16;
  });
}

async function makeArchive(): Promise<Blob> {
  const tiles = addresses.map((at, index) => ({ ...at, data: gzipSync(content(index)) }));
  const bytes = await writePmtiles(
    tiles,
    {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: 14,
      maxZoom: 14,
      bounds: COUNTRY,
      metadata: {},
    },
    (part) => gzipSync(part),
  );
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

function pack(name: string, areas: PackOnDevice["areas"], bytes: Blob): PackOnDevice {
  const nothing = {
    networks: null,
    graph: null,
    places: null,
    dataDate: null,
    modes: null,
    attribution: name,
  };
  return {
    ...nothing,
    id: name,
    kind: "pack",
    name,
    areas,
    mapAreas: areas,
    map: { bytes, schema: "openmaptiles" },
  };
}

type Ask = (tile: TileAddress) => Promise<unknown>;

/** Returns the milliseconds until the tile is available. */
async function timeOf(ask: Ask, tile: TileAddress): Promise<number> {
  const start = performance.now();
  if (!(await ask(tile))) throw new Error(`No tile ${tile.z}/${tile.x}/${tile.y}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const archive = await makeArchive();
const bare = new PMTiles(byteSourceArchive("bare", archive));
const nobody: TileResolver = { name: "overview", resolve: async () => null };
const chain = new BaseTiles({
  overview: nobody,
  online: nobody,
  attributions: { overview: "", online: "" },
  convert: (_, tiles) => tiles,
  mosaic: async (mosaic) => mosaicTile(mosaic),
});
const elsewhere = Array.from({ length: 30 }, (_, index) => [6 + index / 100, 50, 7, 51] as const);
chain.setPacks([
  pack("elsewhere", elsewhere, archive),
  pack("in part", [[4.2, 51.9, 4.3, 52.3]], archive),
  pack("here", [COUNTRY], archive),
]);
const askBare: Ask = ({ z, x, y }) => bare.getZxy(z, x, y);
const askChain: Ask = (tile) => chain.resolve(tile, signal);

const bareTimes: number[] = [];
const chainTimes: number[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  for (const [index, tile] of addresses.entries()) {
    // The two alternate, because the load of the machine varies.
    const isBareFirst = (index + round) % 2 === 0;
    const early = await timeOf(isBareFirst ? askBare : askChain, tile);
    const late = await timeOf(isBareFirst ? askChain : askBare, tile);
    // The first round reads directories and warms up.
    if (round === 0) continue;
    bareTimes.push(isBareFirst ? early : late);
    chainTimes.push(isBareFirst ? late : early);
  }
}
const [bareMs, chainMs] = [median(bareTimes), median(chainTimes)];
const overheadMs = median(chainTimes.map((ms, index) => ms - (bareTimes[index] ?? ms)));
process.stdout.write(
  `${addresses.length} tiles, ${ROUNDS} rounds, medians
pmtiles alone  ${bareMs.toFixed(3)} ms a tile
the chain      ${chainMs.toFixed(3)} ms a tile, ratio ${(chainMs / bareMs).toFixed(2)}
overhead       ${overheadMs.toFixed(3)} ms a tile (at most ${BUDGET_MS})
`,
);

const DELFT = [4.355, 51.995, 4.386, 52.005] as const;
const delft = new Blob([readFileSync("samples/packs/voorbeeld-delft/map.pmtiles")]);
const waters = new Blob([readFileSync("public/basemap/wateren.pmtiles")]);
const builtIn = archiveResolver("waters", byteSourceArchive("waters", waters));

/** The sample pack, with the built-in map drawn beside it (in the page a worker does that) or without. */
function edgeOfDelft(overview: TileResolver): Ask {
  const tiles = new BaseTiles({
    overview,
    online: nobody,
    attributions: { overview: "", online: "" },
    convert: (_, resolver) => resolver,
    mosaic: async (mosaic) => mosaicTile(mosaic),
  });
  tiles.setPacks([pack("delft", [DELFT], delft)]);
  return (tile) => tiles.resolve(tile, signal);
}

const [askAlone, askMosaic] = [edgeOfDelft(nobody), edgeOfDelft(builtIn)];
process.stdout.write("\nwhere the sample pack of Delft ends, medians\n");
for (const z of [11, 12, 13, 14]) {
  const [x, y] = [Math.floor(tileColumn(DELFT[0], z)), Math.floor(tileRow(DELFT[1], z))];
  const times: number[][] = [[], []];
  for (let round = 0; round < 60; round++) {
    const [alone, mosaic] = [
      await timeOf(askAlone, { z, x, y }),
      await timeOf(askMosaic, { z, x, y }),
    ];
    if (round < 10) continue;
    times[0]?.push(alone);
    times[1]?.push(mosaic);
  }
  const [aloneMs = 0, mosaicMs = 0] = times.map(median);
  process.stdout.write(
    `zoom ${z}  alone ${aloneMs.toFixed(2)} ms, with the built-in map beside it ${mosaicMs.toFixed(2)} ms\n`,
  );
}
process.exit(isBrief || overheadMs < BUDGET_MS ? 0 : 1);
