import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapView } from "./map-view.ts";

/** The zooms that the map can show. */
const MAX_ZOOM = 22;

/** Pixels of the world at zoom 0 (512-pixel tiles). */
const WORLD_PIXELS = 512;

/**
 * Returns the fragment that stands for a view, in the form of other map libraries: `#zoom/lat/lng`, degrees with the
 * decimals of a pixel at this zoom.
 */
export function viewHash({ lat, lng, zoom }: MapView): string {
  const degreesPerPixel = 360 / (WORLD_PIXELS * 2 ** zoom);
  const decimals = Math.max(0, Math.ceil(-Math.log10(degreesPerPixel)));
  return `#${rounded(zoom, 2)}/${rounded(lat, decimals)}/${rounded(lng, decimals)}`;
}

/** A number itself would be written "5e-8" near zero. */
function rounded(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** Returns the view in a fragment; null if it has none. Further parts, such as a bearing, are ignored. */
export function readViewHash(hash: string): MapView | null {
  const parts = /^#(\d{1,2}(?:\.\d+)?)\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)(?:\/|$)/.exec(
    hash,
  );
  if (!parts) return null;
  const [zoom = Number.NaN, lat = Number.NaN, lng = Number.NaN] = parts.slice(1).map(Number);
  return zoom <= MAX_ZOOM && isLatLng(lat, lng) ? { lat, lng, zoom } : null;
}
