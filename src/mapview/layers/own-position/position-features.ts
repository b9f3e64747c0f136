import type { FeatureCollection, Point } from "geojson";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { RADIUS_AT_ZOOM_0 } from "./position-style.ts";

/** The circumference of the earth at the equator as used by MapLibre. */
const EARTH_CIRCUMFERENCE_METERS = 40_075_016.686;

/** The world at zoom 0 is one tile of this many CSS pixels. */
const TILE_SIZE_PIXELS = 512;

/** The radius of the dot, CSS pixels; a smaller circle lies under it. */
const DOT_RADIUS_PIXELS = 12;

/** The allowed error of a visible circle, and of an invisible one, which keeps badges away from the dot. */
const SEEN_PIXELS = 1;
const UNSEEN_PIXELS = 4;

/** The position with its accuracy circle. */
export interface Spot extends LatLng {
  readonly accuracyMeters: number;
  readonly isStale: boolean;
}

/**
 * Returns the position as at most one GeoJSON point, with the radius of its accuracy circle in CSS pixels at zoom 0.
 */
export function positionFeatures(spot: Spot | null): FeatureCollection<Point> {
  if (!spot) return { type: "FeatureCollection", features: [] };
  const { lat, lng, isStale } = spot;
  const properties = { [RADIUS_AT_ZOOM_0]: radiusAtZoom0(spot), isStale };
  return {
    type: "FeatureCollection",
    features: [
      { type: "Feature", properties, geometry: { type: "Point", coordinates: [lng, lat] } },
    ],
  };
}

/**
 * Tells whether two spots look the same at this zoom.
 * @param project returns the position of a place on the screen, CSS pixels
 */
export function looksSame(
  drawn: Spot | null,
  wanted: Spot | null,
  project: (place: LatLng) => { readonly x: number; readonly y: number },
  zoom: number,
): boolean {
  if (!drawn || !wanted) return drawn === wanted;
  if (drawn.isStale !== wanted.isStale) return false;
  const radii = [drawn, wanted].map((spot) => radiusAtZoom0(spot) * 2 ** zoom);
  const isUnseen = Math.max(...radii) <= DOT_RADIUS_PIXELS;
  const [from, to] = [project(drawn), project(wanted)];
  const awayPixels = Math.hypot(to.x - from.x, to.y - from.y);
  if (isUnseen) return awayPixels < UNSEEN_PIXELS;
  return awayPixels + Math.max(...radii) - Math.min(...radii) < SEEN_PIXELS;
}

/** Returns the radius in CSS pixels; Mercator stretches a metre by 1 / cos(latitude). */
function radiusAtZoom0({ lat, accuracyMeters }: Spot): number {
  const metersPerPixel =
    (EARTH_CIRCUMFERENCE_METERS / TILE_SIZE_PIXELS) * Math.cos((lat * Math.PI) / 180);
  return accuracyMeters / metersPerPixel;
}

/** Tells whether two fixes have the same place and circle. */
export function isSameSpot(a: PositionFix | null, b: PositionFix | null): boolean {
  if (!a || !b) return a === b;
  return a.lat === b.lat && a.lng === b.lng && a.accuracyMeters === b.accuracyMeters;
}
