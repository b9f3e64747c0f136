import type { Bounds } from "./geometry/mercator.ts";

/** The whole world within the map projection. */
export const WORLD: Bounds = [-180, -85.05, 180, 85.05];

/** North-western Europe: the surroundings of the Netherlands on a large screen. */
export const NORTH_WEST_EUROPE: Bounds = [-5.6, 46, 16.8, 57.5];

/** More than the area of a 3840-pixel screen at zoom 8 around the middle of the Netherlands. */
export const WIDE_SURROUNDINGS: Bounds = [-2.7, 48.95, 13.9, 55.7];

/** The same at zoom 9. */
export const SURROUNDINGS: Bounds = [1.5, 49.9, 9.8, 54.5];

/** The Netherlands with a margin of about forty kilometres. */
export const NETHERLANDS: Bounds = [2.85, 50.45, 7.65, 53.85];

/** The zoom levels of the archive. */
export const MIN_ZOOM = 0;
export const MAX_ZOOM = 10;

/** The zoom from which shores come from GSHHG at full resolution; below it, from Natural Earth. */
export const DETAILED_SHORES_ZOOM = 6;

/**
 * Returns the area drawn at a zoom level. All its tiles exist and no others: beyond it a reader shows the nearest
 * ancestor.
 */
export function coverageAt(zoom: number): Bounds {
  if (zoom <= 3) return WORLD;
  if (zoom <= 7) return NORTH_WEST_EUROPE;
  if (zoom === 8) return WIDE_SURROUNDINGS;
  return zoom === 9 ? SURROUNDINGS : NETHERLANDS;
}
