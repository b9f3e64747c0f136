import { tileColumn, tileRow, tileUrl } from "./tile-grid.ts";
import type { TileSource } from "./tile-sources.ts";

const EARTH_HALF_CIRCUMFERENCE_METERS = 20_037_508.342789244;

/** Amersfoort, in the middle of the country, which every Dutch map covers. */
const SAMPLE_PLACE = { lat: 52.155, lng: 5.387 };

/**
 * Returns the address of one tile of a raster source, for testing whether its server answers; null for a
 * source without a server. Boxes are in EPSG:3857 metres: west, south, east, north.
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
