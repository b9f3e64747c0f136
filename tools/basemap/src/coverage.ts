import type { Bounds } from "./geometry/mercator.ts";

/** The whole world, as far as the map shows it. */
export const WORLD: Bounds = [-180, -85.05, 180, 85.05];

/** North-western Europe: what surrounds the Netherlands on a large screen. */
export const NORTH_WEST_EUROPE: Bounds = [-5.6, 46, 16.8, 57.5];

/** More than a screen of 3840 pixels shows at zoom 8 around the middle of the Netherlands. */
export const WIDE_SURROUNDINGS: Bounds = [-2.7, 48.95, 13.9, 55.7];

/** The same at zoom 9. */
export const SURROUNDINGS: Bounds = [1.5, 49.9, 9.8, 54.5];

/** The Netherlands with a rim of some forty kilometres. */
export const NETHERLANDS: Bounds = [2.85, 50.45, 7.65, 53.85];

/** The zoom levels of the archive. */
export const MIN_ZOOM = 0;
export const MAX_ZOOM = 10;

/** From this zoom on the shores are GSHHG's at full resolution; below, Natural Earth's. */
export const DETAILED_SHORES_ZOOM = 6;

/**
 * What is drawn at a zoom level. Tiles are given for the whole of it and for nothing else: beyond
 * it a reader shows the nearest ancestor.
 */
export function coverageAt(zoom: number): Bounds {
  if (zoom <= 3) return WORLD;
  if (zoom <= 7) return NORTH_WEST_EUROPE;
  if (zoom === 8) return WIDE_SURROUNDINGS;
  return zoom === 9 ? SURROUNDINGS : NETHERLANDS;
}
