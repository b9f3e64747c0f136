import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { createExtractFile } from "../disk/extract-file.ts";
import { tilemaker } from "./tilemaker.ts";

const EDITION = { version: 1, timestampSeconds: 1_754_505_419 };
const folder = mkdtempSync(join(tmpdir(), "outdoor-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each way runs east to west on its own line; an area is closed. */
const WAYS: readonly OsmTags[] = [
  { highway: "cycleway", surface: "asphalt" },
  { highway: "track", surface: "sand" },
  { highway: "track", tracktype: "grade1" },
  { highway: "path", bicycle: "designated" },
  { highway: "footway", bridge: "movable" },
  { waterway: "weir" },
  { natural: "heath" },
];
const NODES: readonly OsmTags[] = [
  { amenity: "drinking_water" },
  { waterway: "lock_gate", name: "Grote Sluis" },
  { mooring: "yes" },
  { amenity: "toilets" },
];

function writeExtract(path: string): void {
  const file = createExtractFile(path, { bounds: [4.3, 52, 4.34, 52.02], dataSeconds: null });
  const place = (east: number, north: number) => ({
    latE7: Math.round((52.002 + north / 1000) * 1e7),
    lngE7: Math.round((4.302 + east / 1000) * 1e7),
  });
  NODES.forEach((tags, index) => {
    file.node({ id: index + 1, ...place(index, 14), tags, ...EDITION });
  });
  const idOf = (way: number, corner: number) => 100 + 4 * way + corner;
  for (const [way] of WAYS.entries()) {
    for (const [corner, [east, north]] of [
      [0, 0],
      [2, 0],
      [2, 1],
      [0, 1],
    ].entries()) {
      const at = place(east ?? 0, 2 * way + (north ?? 0) / 2);
      file.node({ id: idOf(way, corner), ...at, tags: {}, ...EDITION });
    }
  }
  WAYS.forEach((tags, way) => {
    const corners = tags["natural"] ? [0, 1, 2, 3, 0] : [0, 1];
    const nodeIds = corners.map((corner) => idOf(way, corner));
    file.way({ id: way + 1, nodeIds, tags, ...EDITION });
  });
  file.close();
}

type Found = Readonly<Record<string, unknown>>;

/** Resolves to the properties of every feature of a layer in all tiles of a zoom. */
async function featuresIn(archive: PMTiles, zoom: number, layer: string): Promise<Found[]> {
  const scale = 2 ** zoom;
  const x = Math.floor(((4.302 + 180) / 360) * scale);
  const sine = Math.sin((52.005 * Math.PI) / 180);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale);
  const found: Found[] = [];
  for (const row of [y - 2, y - 1, y, y + 1]) {
    const tile = await archive.getZxy(zoom, x, row);
    const features = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers[layer];
    for (let index = 0; index < (features?.length ?? 0); index++) {
      found.push(features?.feature(index).properties ?? {});
    }
  }
  return found;
}

const version = spawnSync("tilemaker", ["--help"], { encoding: "utf8" });
const isVersion2 = /tilemaker v?2\./.test(version.stdout ?? "");

describe.skipIf(!isVersion2)("tilemaker 2 with our additions (skipped where it is missing)", () => {
  let archive: PMTiles;

  beforeAll(async () => {
    const pbf = join(folder, "invented.osm.pbf");
    const out = join(folder, "map.pmtiles");
    writeExtract(pbf);
    await tilemaker({ profile: null, shapes: null })({
      pbf,
      out,
      folder,
      name: "invented",
      bounds: [4.3, 52, 4.34, 52.02],
      onProgress: () => {},
    });
    const bytes = readFileSync(out);
    archive = new PMTiles({
      getKey: () => out,
      getBytes: async (offset, length) => {
        const part = Uint8Array.from(bytes.subarray(offset, offset + length));
        return { data: part.buffer };
      },
    });
  }, 120_000);

  it("distinguishes cycleways, tracks, paths and footways, and their surfaces", async () => {
    const roads = await featuresIn(archive, 14, "transportation");
    for (const road of [
      { class: "path", subclass: "cycleway", surface: "paved" },
      { class: "track", surface: "unpaved" },
      { class: "track", surface: "paved" },
      { subclass: "path", bicycle: "designated" },
      { subclass: "footway", brunnel: "bridge" },
    ]) {
      expect(roads).toContainEqual(expect.objectContaining(road));
    }
  });

  it("has cycleways and tracks from zoom 12", async () => {
    const classes = (await featuresIn(archive, 12, "transportation")).map((road) => road["class"]);
    expect(classes).toContain("track");
  });

  it("keeps drinking water, lock gates and moorings, and each point once", async () => {
    const pois = await featuresIn(archive, 14, "poi");
    const subclasses = pois.map((poi) => poi["subclass"]);
    expect(subclasses).toEqual(expect.arrayContaining(["drinking_water", "lock_gate", "mooring"]));
    expect(subclasses.filter((one) => one === "toilets")).toHaveLength(1);
    expect(pois).toContainEqual(expect.objectContaining({ "name:latin": "Grote Sluis" }));
  });

  it("keeps heath, and weirs as lines", async () => {
    const cover = await featuresIn(archive, 14, "landcover");
    expect(cover).toContainEqual(expect.objectContaining({ class: "grass", subclass: "heath" }));
    const waterways = await featuresIn(archive, 14, "waterway");
    expect(waterways).toContainEqual(expect.objectContaining({ class: "weir" }));
  });
});
