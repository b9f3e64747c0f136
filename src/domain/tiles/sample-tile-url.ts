import { tileColumn, tileRow, tileUrl } from "./tile-grid.ts";
import type { TileSource } from "./tile-sources.ts";

const EARTH_HALF_CIRCUMFERENCE_METERS = 20_037_508.342789244;

/** Amersfoort, in the middle of the country: every Dutch map has a picture of it. */
const SAMPLE_PLACE = { lat: 52.155, lng: 5.387 };

/**
 * The address of one picture of a raster source, to see whether its server answers.
 * Gives null for a source that asks no server. The box is in EPSG:3857 metres, west, south, east,
 * north.
 */
export function sampleTileUrl(source: TileSource): string | null {
  const [template] = source.urlTemplates;
  if (!template) return null;
  const z = Math.max(source.minZoom, 8);
  const x = Math.floor(tileColumn(SAMPLE_PLACE.lng, z));
  const y = Math.floor(tileRow(SAMPLE_PLACE.lat, z));
  return tileUrl(template, { z, x, y }).replace("{bbox-epsg-3857}", boxOfTile(x, y, 2 ** z));
}

function boxOfTile(x: number, y: number, tilesAcross: number): string {
  const sideMeters = (2 * EARTH_HALF_CIRCUMFERENCE_METERS) / tilesAcross;
  const west = x * sideMeters - EARTH_HALF_CIRCUMFERENCE_METERS;
  const north = EARTH_HALF_CIRCUMFERENCE_METERS - y * sideMeters;
  return [west, north - sideMeters, west + sideMeters, north].join(",");
}
