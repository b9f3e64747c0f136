import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type PmtilesDescription,
  type PmtilesTile,
  writePmtiles,
} from "../../../src/domain/tiles/pmtiles-writer.ts";
import { coverageAt, MAX_ZOOM, MIN_ZOOM, NORTH_WEST_EUROPE } from "./coverage.ts";
import { tilesWithin } from "./geometry/mercator.ts";
import { boundaryFeatures, readBorders } from "./layers/boundary.ts";
import { cityFeatures } from "./layers/cities.ts";
import { regionFeatures, waterNameFeatures } from "./layers/labels.ts";
import { readDamRoads, transportationFeatures } from "./layers/transportation.ts";
import { readDetailedWaters, waterFeatures } from "./layers/water.ts";
import { readWaterwayCourses, riverAreas, waterwayFeatures } from "./layers/waterway.ts";
import { METADATA } from "./metadata.ts";
import { gzip } from "./tiles/gzip.ts";
import { cutTiles } from "./tiles/tiler.ts";

const ARCHIVE = fileURLToPath(
  new URL("../../../public/basemap/nederland.pmtiles", import.meta.url),
);
const LARGEST_ARCHIVE_BYTES = 1_000_000;

const DESCRIPTION: PmtilesDescription = {
  tileType: "mvt",
  tileCompression: "gzip",
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  bounds: NORTH_WEST_EUROPE,
  center: [5.321, 52.228, 8],
  metadata: METADATA,
};

/** Builds the whole archive and reports the size of each zoom level. */
async function build(): Promise<void> {
  const waterways = await readWaterwayCourses();
  const waters = await readDetailedWaters(riverAreas(waterways));
  const borders = await readBorders(waters);
  const damRoads = await readDamRoads(waters);
  const tiles: PmtilesTile[] = [];
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom++) {
    const layers = {
      water: await waterFeatures(waters, zoom),
      waterway: await waterwayFeatures(waterways, zoom),
      boundary: await boundaryFeatures(borders, zoom),
      transportation: transportationFeatures(damRoads, zoom),
      water_name: waterNameFeatures(zoom),
      place: [...regionFeatures(zoom), ...cityFeatures(zoom)],
    };
    const cut = cutTiles(layers, tilesWithin(coverageAt(zoom), zoom));
    const total = cut.reduce((sum, { data }) => sum + data.length, 0);
    console.log(`z ${zoom}: ${cut.length} tiles, ${total} bytes before equal ones are joined`);
    tiles.push(...cut);
  }
  const archive = await writePmtiles(tiles, DESCRIPTION, gzip);
  console.log(`${archive.length} bytes`);
  if (archive.length > LARGEST_ARCHIVE_BYTES) throw new Error("The archive is too large");
  writeFileSync(ARCHIVE, archive);
}

await build();
