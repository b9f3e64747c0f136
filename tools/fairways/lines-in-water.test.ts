import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { roomBeside, tileWater } from "#domain/fairway/waters/water-room.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { edgeAttributes, type WayCell } from "#domain/network/ways/file/way-cell.ts";
import { cellsWithin } from "#domain/network/ways/file/way-cell-grid.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";
import { fileBytes } from "../pack/disk/file-bytes.ts";

/** The area of which a pack of the project has every water, in tiles of zoom 14. */
const AREA: LngLatBox = [4.355, 51.995, 4.386, 52.005];
const ZOOM = 14;

async function mappedWaters() {
  const bytes = new Blob([readFileSync("samples/packs/voorbeeld-delft/map.pmtiles")]);
  const { archive } = archiveReader(bytes, "Delft");
  const [west, south, east, north] = AREA;
  const columns = span(tileColumn(west, ZOOM), tileColumn(east, ZOOM));
  const rows = span(tileRow(north, ZOOM), tileRow(south, ZOOM));
  const read = columns.flatMap((x) =>
    rows.map(async (y) => {
      const tile = await archive.getZxy(ZOOM, x, y);
      return tile ? [tileWater(tile.data, { z: ZOOM, x, y })] : [];
    }),
  );
  return (await Promise.all(read)).flat();
}

function span(first: number, last: number): readonly number[] {
  const [from, to] = [Math.floor(first), Math.floor(last)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Returns the parts of the waters for boats in a file that lie in the area: lng, lat, lng, lat …. */
async function linesInArea(path: string): Promise<readonly Float64Array[]> {
  const file = await openWays(fileBytes(path));
  const [west, south, east, north] = AREA.map((degrees) => degrees * 1e6) as unknown as LngLatBox;
  const numbers = cellsWithin(west, south, east, north).filter((one) => file.cells.includes(one));
  const cells = await Promise.all(numbers.map((number) => file.cell(number)));
  return cells.flatMap((cell) => (cell ? segmentsOf(cell) : [])).filter(isInArea);
}

function segmentsOf(cell: WayCell): Float64Array[] {
  const { edgeCount, nodeStarts, nodes, lngs, lats } = cell;
  const degrees = (values: Int32Array, at: number) => (values[nodes[at] as number] as number) / 1e6;
  const segments: Float64Array[] = [];
  for (let edge = 0; edge < edgeCount; edge++) {
    // A pack has closed waters too.
    if (edgeAttributes(cell, edge).directions === 0) continue;
    const last = (nodeStarts[edge + 1] as number) - 1;
    for (let at = nodeStarts[edge] as number; at < last; at++) {
      const ends = [at, at + 1].flatMap((end) => [degrees(lngs, end), degrees(lats, end)]);
      segments.push(Float64Array.from(ends));
    }
  }
  return segments;
}

function isInArea([lng = 0, lat = 0, toLng = 0, toLat = 0]: Float64Array): boolean {
  return isInBox(AREA, { lng, lat }) && isInBox(AREA, { lng: toLng, lat: toLat });
}

function metersOf(lines: readonly Float64Array[]): number {
  return lines.reduce((sum, line) => sum + (metersAlong(line).at(-1) ?? 0), 0);
}

it.each([
  ["the country", "public/nautical/vaarwater.graph"],
  ["a pack", "samples/packs/voorbeeld-delft/water.graph"],
])(
  "keeps every line for boats of %s in the water of the map, where the map has all of it",
  async (_, path) => {
    const waters = await mappedWaters();
    const lines = await linesInArea(path);
    expect(metersOf(lines)).toBeGreaterThan(1000);
    const dry = (line: Float64Array) => roomBeside(line, waters).meters.some((room) => room === 0);
    // A line begins at its shore.
    expect(metersOf(lines.filter(dry))).toBeLessThan(1);
    // The same lines beside the water are found to be dry.
    const aside = lines.map((line) =>
      line.map((value, at) => (at % 2 === 0 ? value + 0.001 : value)),
    );
    expect(aside.filter(dry).length).toBeGreaterThan(lines.length / 2);
  },
);
