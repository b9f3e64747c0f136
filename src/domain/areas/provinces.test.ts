import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areaCost } from "#domain/packs/area-tiles.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { PROVINCE_MARGIN_METERS, type Province, readProvinces } from "./provinces.ts";
import { runsOfShape } from "./shape-runs.ts";
import { squareKilometersOf, type TileRuns } from "./tile-runs.ts";

const PROVINCES = readProvinces(JSON.parse(readFileSync("public/basemap/provincies.json", "utf8")));

/** Towns in all corners: lat, lng. */
const TOWNS: Readonly<Record<string, readonly (readonly [lat: number, lng: number])[]>> = {
  Drenthe: [
    [52.993, 6.564],
    [52.779, 6.907],
  ],
  Flevoland: [
    [52.518, 5.471],
    [52.71, 5.748],
  ],
  Friesland: [
    [53.201, 5.799],
    [52.881, 5.362],
  ],
  Gelderland: [
    [51.985, 5.899],
    [51.81, 5.25],
  ],
  Groningen: [
    [53.33, 6.918],
    [53.219, 6.567],
  ],
  Limburg: [
    [50.851, 5.691],
    [50.769, 6.021],
    [51.37, 6.168],
  ],
  "Noord-Brabant": [
    [51.69, 5.304],
    [51.495, 4.287],
  ],
  "Noord-Holland": [
    [52.381, 4.637],
    [52.956, 4.761],
  ],
  Overijssel: [
    [52.266, 6.793],
    [52.219, 6.891],
  ],
  Utrecht: [
    [52.091, 5.122],
    [51.96, 5.57],
  ],
  Zeeland: [
    [51.499, 3.61],
    [51.308, 3.386],
  ],
  "Zuid-Holland": [
    [52.08, 4.31],
    [51.81, 4.67],
  ],
};

const runsOf = ({ rings }: Province) =>
  runsOfShape({ kind: "region", marginMeters: PROVINCE_MARGIN_METERS, rings });

test("there are twelve provinces, by name", () => {
  expect(PROVINCES.map(({ name }) => name)).toEqual(Object.keys(TOWNS));
});

test.each(PROVINCES)(
  "$name has its towns, a likely size, and is not too large to save",
  (province) => {
    const runs = runsOf(province);
    for (const [lat, lng] of TOWNS[province.name] ?? []) expect(has(runs, lat, lng)).toBe(true);
    expect(squareKilometersOf(runs)).toBeGreaterThan(1400);
    expect(squareKilometersOf(runs)).toBeLessThan(7300);
    expect(areaCost(runs, { kind: "online" }).isTooLarge).toBe(false);
  },
);

test("no province has a town in the middle of another", () => {
  for (const province of PROVINCES) {
    const runs = runsOf(province);
    for (const [name, [middle]] of Object.entries(TOWNS)) {
      if (name !== province.name && middle) expect(has(runs, ...middle), name).toBe(false);
    }
  }
});

test.each([null, {}, { provinces: [{}] }, { provinces: [{ name: "x", rings: [[1]] }] }])(
  "%j is no file of provinces",
  (file) => {
    expect(() => readProvinces(file ?? {})).toThrow();
  },
);

function has(runs: TileRuns, lat: number, lng: number): boolean {
  const [x, y] = [Math.floor(tileColumn(lng, 14)), Math.floor(tileRow(lat, 14))];
  return runs.some(({ row, west, east }) => row === y && west <= x && x <= east);
}
