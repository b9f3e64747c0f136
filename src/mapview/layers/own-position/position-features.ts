import type { FeatureCollection, Point } from "geojson";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { RADIUS_AT_ZOOM_0 } from "./position-style.ts";

/** What MapLibre counts as the earth's circumference, at the equator. */
const EARTH_CIRCUMFERENCE_METERS = 40_075_016.686;

/** The world at zoom 0 is one tile of this many CSS pixels. */
const TILE_SIZE_PIXELS = 512;

/**
 * The own position as at most one GeoJSON point, with the radius of its accuracy circle in CSS
 * pixels at zoom 0: Mercator stretches a metre by 1 / cos(latitude).
 */
export function positionFeatures(
  fix: PositionFix | null,
  isStale: boolean,
): FeatureCollection<Point> {
  if (!fix) return { type: "FeatureCollection", features: [] };
  const { lat, lng, accuracyMeters } = fix;
  const metersPerPixel =
    (EARTH_CIRCUMFERENCE_METERS / TILE_SIZE_PIXELS) * Math.cos((lat * Math.PI) / 180);
  const properties = { [RADIUS_AT_ZOOM_0]: accuracyMeters / metersPerPixel, isStale };
  return {
    type: "FeatureCollection",
    features: [
      { type: "Feature", properties, geometry: { type: "Point", coordinates: [lng, lat] } },
    ],
  };
}

/** Whether two fixes stand at the same place with the same circle. */
export function isSameSpot(a: PositionFix | null, b: PositionFix | null): boolean {
  if (!a || !b) return a === b;
  return a.lat === b.lat && a.lng === b.lng && a.accuracyMeters === b.accuracyMeters;
}
