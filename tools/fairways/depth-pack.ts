import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { FeatureCollection, MultiLineString } from "geojson";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { packManifestJson } from "#domain/packs/pack-manifest.ts";
import { type PmtilesTile, writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { describeFile } from "../pack/write/describe-file.ts";

const NAME = "dieptelijnen";
const MIN_ZOOM = 8;
const MAX_ZOOM = 13;
/** The extent of a tile; a unit is 2.4 m at the highest zoom, as fine as the contours. */
const EXTENT = 2048;
/** The greatest size of the download. */
const MAX_BYTES = 2_500_000;

interface DepthPackOptions {
  readonly date: string;
  readonly source: string;
  /** The folder of packs. */
  readonly out: string;
}

/**
 * Writes the pack with the depth contours (docs/formats/pack.md), and returns the size of its archive in
 * bytes. The GeoJSON has a feature per depth, with `v` in metres. Throws an Error when the archive is too
 * large.
 */
export async function writeDepthPack(
  json: string,
  { date, source, out }: DepthPackOptions,
): Promise<number> {
  const contours = JSON.parse(json) as FeatureCollection<MultiLineString, { v: number }>;
  const bounds = boundsOf(contours);
  const archive = await writePmtiles(
    tilesOf(contours, bounds),
    {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      bounds,
      metadata: {
        name: "Scouting Map depths",
        attribution: source,
        vector_layers: [{ id: "depths", fields: { depth: "Number" } }],
      },
    },
    (bytes) => gzipSync(bytes, { level: 9 }),
  );
  if (archive.length > MAX_BYTES) throw new Error(`the depths are ${archive.length} bytes`);
  const folder = join(out, NAME);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "depths.pmtiles"), archive);
  const manifest = {
    name: NAME,
    title: "Dieptelijnen van Nederland",
    bounds,
    areas: [bounds],
    mapAreas: [],
    modes: [],
    dataDate: date,
    licence: "CC0-1.0",
    attribution: source,
    files: [describeFile(folder, "depths.pmtiles")],
  };
  writeFileSync(join(folder, "pack.json"), packManifestJson(manifest));
  return archive.length;
}

function boundsOf({ features }: FeatureCollection<MultiLineString>): LngLatBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { geometry } of features) {
    for (const [lng = 0, lat = 0] of geometry.coordinates.flat()) {
      [west, south] = [Math.min(west, lng), Math.min(south, lat)];
      [east, north] = [Math.max(east, lng), Math.max(north, lat)];
    }
  }
  return [west, south, east, north];
}

function* tilesOf(
  contours: FeatureCollection<MultiLineString, { v: number }>,
  [west, south, east, north]: LngLatBox,
): Generator<PmtilesTile> {
  const features = contours.features.map(({ geometry, properties }) => ({
    type: "Feature" as const,
    geometry,
    properties: { depth: properties.v },
  }));
  const slicer = new GeoJSONVT(
    { type: "FeatureCollection", features },
    { maxZoom: MAX_ZOOM, indexMaxZoom: MIN_ZOOM, extent: EXTENT, buffer: 16, tolerance: 2 },
  );
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
    const column = (lng: number): number => Math.floor(((lng + 180) / 360) * 2 ** z);
    const row = (lat: number): number => {
      const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
      return Math.floor(((1 - y) / 2) * 2 ** z);
    };
    for (let x = column(west); x <= column(east); x++) {
      for (let y = row(north); y <= row(south); y++) {
        const tile = slicer.getTile(z, x, y);
        if (!tile || tile.features.length === 0) continue;
        const bytes = fromGeojsonVt({ depths: tile }, { version: 2, extent: EXTENT });
        yield { z, x, y, data: gzipSync(bytes, { level: 9 }) };
      }
    }
  }
}
