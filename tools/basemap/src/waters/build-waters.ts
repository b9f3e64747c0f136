import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Feature } from "geojson";
import { type PmtilesTile, writePmtiles } from "../../../../src/domain/tiles/pmtiles-writer.ts";
import { ArchiveReader } from "../../archive-reader.ts";
import { NETHERLANDS } from "../coverage.ts";
import { toMultiPolygon } from "../geometry/areas.ts";
import { tilesWithin } from "../geometry/mercator.ts";
import { simplifyForZoom } from "../layers/water.ts";
import { gzip } from "../tiles/gzip.ts";
import { cutTiles, type Layers } from "../tiles/tiler.ts";
import { OVERVIEW_ZOOM, type OverviewFeatures, readOverview } from "./overview-features.ts";
import { readNamedWaters } from "./read-named-waters.ts";
import { addedByOverview, riverAreas } from "./rivers.ts";
import { WATERS_METADATA } from "./waters-metadata.ts";
import { type WeighedWater, weighWaters } from "./weigh-waters.ts";

const OVERVIEW = new URL("../../../../public/basemap/nederland.pmtiles", import.meta.url);
const ARCHIVE = fileURLToPath(
  new URL("../../../../public/basemap/wateren.pmtiles", import.meta.url),
);
const LARGEST_ARCHIVE_BYTES = 2_500_000;

/** The zoom levels of the archive; closer views are cut from the last. */
const MIN_ZOOM = 9;
const MAX_ZOOM = 12;

/** The minimum weight of a water by zoom level. */
const MIN_WEIGHT: Readonly<Record<number, number>> = { 9: 20, 10: 9, 11: 4, 12: 0.7 };

/** Builds the archive of waters from the given folder, and reports the size of each zoom level. */
async function build(folder: string | undefined): Promise<void> {
  if (!folder)
    throw new Error("Usage: npm run build:waters -- <folder of nl-waterways.geojson.gz>");
  const waters = weighWaters(readNamedWaters(join(folder, "nl-waterways.geojson.gz")));
  const overview = await readOverview(new ArchiveReader(OVERVIEW));
  const added = addedByOverview(overview.waterways, waters);
  const areas = areaFeatures(overview, waters, added);
  const tiles: PmtilesTile[] = [];
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom++) {
    const shown = waters.filter(({ weight }) => weight >= (MIN_WEIGHT[zoom] ?? 0));
    const layers: Layers = {
      water: await simplifyForZoom(areas, fineness(zoom)),
      waterway: await simplifyForZoom([...shown.map(asFeature), ...added], smoothness(zoom)),
      ...Object.fromEntries(overview.others),
    };
    const cut = cutTiles(layers, tilesWholly(zoom));
    const total = cut.reduce((sum, { data }) => sum + data.length, 0);
    console.log(`z ${zoom}: ${cut.length} tiles, ${shown.length} waters, ${total} bytes`);
    tiles.push(...cut);
  }
  const archive = await writePmtiles(tiles, description(), gzip);
  console.log(`${archive.length} bytes`);
  if (archive.length > LARGEST_ARCHIVE_BYTES) throw new Error("The archive is too large");
  writeFileSync(ARCHIVE, archive);
}

/** Returns the tolerance; the last level is also used for closer views. */
function fineness(zoom: number): number {
  return zoom === MAX_ZOOM ? zoom + 0.5 : zoom;
}

/** Returns the smoothing tolerance: without it no part of a line is straight enough for its name. */
function smoothness(zoom: number): number {
  return fineness(zoom) - 0.8;
}

/** Returns the tiles of a zoom level that the overview covers completely, within its own tiles at zoom 10. */
function tilesWholly(zoom: number) {
  const known = new Set(tilesWithin(NETHERLANDS, OVERVIEW_ZOOM).map(({ x, y }) => `${x} ${y}`));
  return tilesWithin(NETHERLANDS, zoom).filter(({ x, y }) => {
    if (zoom >= OVERVIEW_ZOOM) return true;
    return [0, 1].every((dx) => [0, 1].every((dy) => known.has(`${2 * x + dx} ${2 * y + dy}`)));
  });
}

function areaFeatures(
  { areas }: OverviewFeatures,
  waters: readonly WeighedWater[],
  added: readonly Feature[],
): Feature[] {
  const still = ["ocean", "lake"].map((name) => [name, areas.get(name) ?? []] as const);
  const rivers = riverAreas(
    waters,
    added,
    still.map(([, area]) => area),
  );
  return [...still, ["river", rivers] as const].map(([waterClass, area]) => ({
    type: "Feature",
    properties: { class: waterClass },
    geometry: toMultiPolygon(area),
  }));
}

function asFeature({ name, lines, weight, waterClass }: WeighedWater): Feature {
  return {
    type: "Feature",
    properties: { class: waterClass, name, rank: rankOf(weight) },
    geometry: { type: "MultiLineString", coordinates: [...lines] },
  };
}

/** Returns the rank: 1 for the heaviest, plus one for each halving of the weight. */
function rankOf(weight: number): number {
  return Math.max(1, Math.round(10 - Math.log2(weight)));
}

function description() {
  return {
    tileType: "mvt" as const,
    tileCompression: "gzip" as const,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    bounds: NETHERLANDS,
    center: [5.321, 52.228, MIN_ZOOM] as [number, number, number],
    metadata: WATERS_METADATA,
  };
}

await build(process.argv[2]);
