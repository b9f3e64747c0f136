import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sqlite from "node-sqlite3-wasm";
import { PMTiles } from "pmtiles";
import { afterAll, describe, expect, it } from "vitest";
import { chooseEngine } from "./choose-engine.ts";
import { mbtilesToPmtiles } from "./mbtiles.ts";
import { planetilerArgs } from "./planetiler.ts";
import { runProgram } from "./run-program.ts";
import { configFor } from "./tilemaker.ts";

const folder = mkdtempSync(join(tmpdir(), "engines-"));
afterAll(() => rmSync(folder, { recursive: true }));

const NOTHING = { engine: null, jar: null, profile: null, shapes: null };

describe("the engine", () => {
  const all = (): boolean => true;

  it("is Planetiler if its jar is given, else tilemaker", () => {
    expect(chooseEngine({ ...NOTHING, jar: "/p.jar" }, all)?.name).toBe("planetiler");
    expect(chooseEngine(NOTHING, all)?.name).toBe("tilemaker");
  });

  it("is the requested one", () => {
    const options = { ...NOTHING, jar: "/p.jar" };
    expect(chooseEngine({ ...options, engine: "tilemaker" }, all)?.name).toBe("tilemaker");
    expect(chooseEngine({ ...options, engine: "none" }, all)).toBeNull();
  });

  it("is named with advice if it is missing", () => {
    const none = (): boolean => false;
    expect(() => chooseEngine(NOTHING, none)).toThrow("install tilemaker");
    expect(() => chooseEngine({ ...NOTHING, jar: "/p.jar" }, none)).toThrow("needs Java 21");
    expect(() => chooseEngine({ ...NOTHING, engine: "planetiler" }, all)).toThrow("needs --jar");
  });
});

describe("a program", () => {
  it("reports its last line while running", async () => {
    const lines: string[] = [];
    await runProgram("sh", ["-c", "echo een; echo; echo twee"], (line) => lines.push(line));
    expect(lines.at(-1)).toBe("twee");
  });

  it("is reported with its last output if it fails", async () => {
    const failing = runProgram("sh", ["-c", "echo geen geheugen >&2; exit 3"], () => {});
    await expect(failing).rejects.toThrow("sh failed (3): geen geheugen");
  });

  it("is reported if it is missing", async () => {
    await expect(runProgram("geen-programma", [], () => {})).rejects.toThrow("is it installed?");
  });
});

describe("tilemaker's configuration", () => {
  const PROFILE = JSON.stringify({
    layers: {
      water: { minzoom: 6 },
      ocean: { source: "coastline/water_polygons.shp" },
      ice: { source: "landcover/ice.shp" },
    },
    settings: { compress: "none", maxzoom: 12, name: "x" },
  });

  it("leaves out layers without shapefiles", () => {
    const { layers, settings } = JSON.parse(configFor(PROFILE, null));
    expect(Object.keys(layers)).toEqual(["water"]);
    expect(settings).toMatchObject({ compress: "gzip", minzoom: 0, maxzoom: 14, name: "x" });
  });

  it("has the available shapefiles", () => {
    mkdirSync(join(folder, "coastline"));
    const shape = join(folder, "coastline", "water_polygons.shp");
    writeFileSync(shape, "");
    const { layers } = JSON.parse(configFor(PROFILE, folder));
    expect(layers.ocean.source).toBe(shape);
    expect(layers.ice).toBeUndefined();
  });
});

it("passes the extract, the bounds and the output to Planetiler", () => {
  const args = planetilerArgs({
    jar: "p.jar",
    sources: "sources",
    pbf: "a.pbf",
    out: "map.pmtiles",
    folder: "work",
    bounds: [4, 51, 5, 52],
  });
  expect(args.join(" ")).toContain("--osm-path=a.pbf --output=map.pmtiles");
  expect(args).toContain("--bounds=4,51,5,52");
});

describe("mbtiles", () => {
  function mbtiles(
    name: string,
    rows: readonly (readonly [number, number, number, string])[],
  ): string {
    const path = join(folder, name);
    const database = new sqlite.Database(path);
    database.exec("CREATE TABLE metadata (name text, value text)");
    database.exec(
      "CREATE TABLE tiles (zoom_level int, tile_column int, tile_row int, tile_data blob)",
    );
    const json = JSON.stringify({ vector_layers: [{ id: "water", fields: {} }] });
    database.run("INSERT INTO metadata VALUES ('json', ?)", [json]);
    for (const [z, x, row, text] of rows) {
      database.run("INSERT INTO tiles VALUES (?, ?, ?, ?)", [z, x, row, gzipSync(text)]);
    }
    database.close();
    return path;
  }

  const options = { name: "proef", bounds: [-10, 51, 5, 52] as const };

  it("are converted to an archive with rows counted from the north", async () => {
    const out = join(folder, "map.pmtiles");
    const rows = [
      [1, 0, 1, "noordwest"],
      [1, 0, 0, "zuidwest, buiten het gebied"],
      [0, 0, 0, "wereld"],
    ] as const;
    await mbtilesToPmtiles(mbtiles("a.mbtiles", rows), out, options);
    const bytes = readFileSync(out);
    const getBytes = async (offset: number, length: number) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    });
    const reader = new PMTiles({ getKey: () => out, getBytes });
    const textAt = async (z: number, x: number, y: number): Promise<string> =>
      new TextDecoder().decode((await reader.getZxy(z, x, y))?.data);
    expect(await textAt(0, 0, 0)).toBe("wereld");
    expect(await textAt(1, 0, 0)).toBe("noordwest");
    expect(await reader.getZxy(1, 0, 1)).toBeUndefined();
    expect(await reader.getHeader()).toMatchObject({
      minZoom: 0,
      maxZoom: 1,
      minLon: -10,
      maxLat: 52,
    });
    expect(await reader.getMetadata()).toMatchObject({
      name: "proef",
      vector_layers: [{ id: "water" }],
    });
  });

  it("are rejected without tiles", async () => {
    const empty = mbtiles("empty.mbtiles", []);
    await expect(mbtilesToPmtiles(empty, join(folder, "x"), options)).rejects.toThrow(
      "The engine made no tiles",
    );
  });
});
