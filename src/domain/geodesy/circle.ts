import type { LatLng } from "#domain/coordinates/lat-lng.ts";

const RADIANS = Math.PI / 180;
/** WGS 84. */
const SEMI_MAJOR_METERS = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_380_022_9;

/**
 * Returns the corners of a circle around a place, clockwise from north; the first is not repeated. Each corner lies on a
 * sphere, at the angles to north and east that follow from the two principal radii of curvature of the WGS 84
 * ellipsoid: within 0.1 % of the geodesic at 100 km, and much faster.
 * @param radiusMeters more than 0
 */
export function circleAround({ lat, lng }: LatLng, radiusMeters: number, count: number): LatLng[] {
  const [sinLat, cosLat] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
  const squared = 1 - ECCENTRICITY_SQUARED * sinLat ** 2;
  const eastCurvature = Math.sqrt(squared) / SEMI_MAJOR_METERS;
  const northCurvature = (eastCurvature * squared) / (1 - ECCENTRICITY_SQUARED);
  return Array.from({ length: count }, (_, index) => {
    const bearing = (2 * Math.PI * index) / count;
    const north = radiusMeters * northCurvature * Math.cos(bearing);
    const east = radiusMeters * eastCurvature * Math.sin(bearing);
    const angle = Math.hypot(north, east);
    const [scale, cos] = [Math.sin(angle) / angle, Math.cos(angle)];
    const sinCorner = sinLat * cos + cosLat * scale * north;
    const toEast = Math.atan2(east * scale * cosLat, cos - sinLat * sinCorner);
    return { lat: Math.asin(sinCorner) / RADIANS, lng: lng + toEast / RADIANS };
  });
}
