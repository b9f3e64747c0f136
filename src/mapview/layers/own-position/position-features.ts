import type { FeatureCollection, Point } from "geojson";
import type { DevicePosition } from "#domain/position/device-position.ts";
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
  position: DevicePosition | null,
  isStale: boolean,
): FeatureCollection<Point> {
  if (!position) return { type: "FeatureCollection", features: [] };
  const { lat, lng, accuracy } = position;
  const metersPerPixel =
    (EARTH_CIRCUMFERENCE_METERS / TILE_SIZE_PIXELS) * Math.cos((lat * Math.PI) / 180);
  const properties = { [RADIUS_AT_ZOOM_0]: accuracy / metersPerPixel, isStale };
  return {
    type: "FeatureCollection",
    features: [
      { type: "Feature", properties, geometry: { type: "Point", coordinates: [lng, lat] } },
    ],
  };
}

/** Whether two positions stand at the same place with the same circle. */
export function isSameSpot(a: DevicePosition | null, b: DevicePosition | null): boolean {
  if (!a || !b) return a === b;
  return a.lat === b.lat && a.lng === b.lng && a.accuracy === b.accuracy;
}
