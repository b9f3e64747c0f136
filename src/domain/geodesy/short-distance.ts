/** The semi-major axis in metres and the squared eccentricity of WGS 84. */
const [AXIS_METERS, ECCENTRICITY_SQUARED] = [6_378_137, 0.006_694_379_990_141_316];

const RADIANS = Math.PI / 180;

/**
 * Returns the distance on the WGS 84 ellipsoid between places that are near each other, from the radii of curvature at
 * the latitude between them; off by less than 0.01 % up to 100 km. WGS 84 degrees.
 */
export function shortDistanceMeters(
  fromLng: number,
  fromLat: number,
  toLng: number,
  toLat: number,
): number {
  const middle = ((fromLat + toLat) / 2) * RADIANS;
  const sin = Math.sin(middle);
  const root = 1 - ECCENTRICITY_SQUARED * sin * sin;
  const eastRadius = AXIS_METERS / Math.sqrt(root);
  const northRadius = (eastRadius * (1 - ECCENTRICITY_SQUARED)) / root;
  const east = (toLng - fromLng) * RADIANS * eastRadius * Math.cos(middle);
  const north = (toLat - fromLat) * RADIANS * northRadius;
  return Math.sqrt(east * east + north * north);
}
