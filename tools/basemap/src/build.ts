import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coverageAt, MAX_ZOOM, MIN_ZOOM, NORTH_WEST_EUROPE } from "./coverage.ts";
import { tilesWithin } from "./geometry/mercator.ts";
import { boundaryFeatures, readBorders } from "./layers/boundary.ts";
import { cityFeatures } from "./layers/cities.ts";
import { regionFeatures, waterNameFeatures } from "./layers/labels.ts";
import { transportationFeatures } from "./layers/transportation.ts";
import { readDetailedWaters, waterFeatures } from "./layers/water.ts";
import { readRivers, waterwayFeatures } from "./layers/waterway.ts";
import { METADATA } from "./metadata.ts";
import { type ArchiveTile, writeArchive } from "./tiles/pmtiles-writer.ts";
import { cutTiles } from "./tiles/tiler.ts";

const ARCHIVE = fileURLToPath(new URL("../../../public/basemap/nederland.pmtiles", import.meta.url));
const LARGEST_ARCHIVE_BYTES = 1_000_000;

/** Builds the whole archive and reports what each zoom level weighs. */
async function build(): Promise<void> {
  const waters = await readDetailedWaters();
  const borders = await readBorders(waters);
  const rivers = await readRivers();
  const tiles: ArchiveTile[] = [];
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom++) {
    const layers = {
      water: await waterFeatures(waters, zoom),
      waterway: await waterwayFeatures(rivers, zoom),
      boundary: await boundaryFeatures(borders, zoom),
      transportation: transportationFeatures(zoom),
      water_name: waterNameFeatures(zoom),
      place: [...regionFeatures(zoom), ...cityFeatures(zoom)],
    };
    const cut = cutTiles(layers, tilesWithin(coverageAt(zoom), zoom));
    const bytes = new Map(cut.map(({ content }) => [Buffer.from(content).toString("base64"), content.length]));
    const total = [...bytes.values()].reduce((sum, length) => sum + length, 0);
    console.log(`z ${zoom}: ${cut.length} tiles, ${bytes.size} different, ${total} bytes`);
    tiles.push(...cut);
  }
  const archive = writeArchive(tiles, {
    bounds: NORTH_WEST_EUROPE,
    center: [5.321, 52.228, 8],
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    metadata: METADATA,
  });
  console.log(`${archive.length} bytes`);
  if (archive.length > LARGEST_ARCHIVE_BYTES) throw new Error("The archive is too large");
  writeFileSync(ARCHIVE, archive);
}

await build();
