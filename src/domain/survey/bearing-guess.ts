import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";

/** A line that starts at a known point. */
interface KnownLine {
  readonly at: LatLng;
  /** Degrees clockwise from true north. */
  readonly bearingDegrees: number;
}

const RADIANS = Math.PI / 180;

/**
 * Returns the point nearest to all lines in the plane around the first of them, as the start of the search on
 * the ellipsoid. Null if the lines are parallel.
 */
export function bearingGuess(lines: readonly KnownLine[]): LatLng | null {
  const origin = lines[0]?.at;
  if (!origin) return null;
  let [xx, xy, yy, x, y] = [0, 0, 0, 0, 0];
  for (const { at, bearingDegrees } of lines) {
    const place = planeOf(origin, at);
    // Meridians converge, so a bearing at the known point differs from that in the plane of the origin.
    const angle = (bearingDegrees - place.convergenceDegrees) * RADIANS;
    const [acrossX, acrossY] = [Math.cos(angle), -Math.sin(angle)];
    const offset = acrossX * place.x + acrossY * place.y;
    xx += acrossX * acrossX;
    xy += acrossX * acrossY;
    yy += acrossY * acrossY;
    x += acrossX * offset;
    y += acrossY * offset;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 1e-12)) return null;
  const east = (yy * x - xy * y) / determinant;
  const north = (xx * y - xy * x) / determinant;
  return direct(origin, Math.atan2(east, north) / RADIANS, Math.hypot(east, north)).place;
}

/**
 * Returns a place in the azimuthal equidistant plane around the origin, metres, with the convergence of its
 * meridian.
 */
function planeOf(origin: LatLng, place: LatLng) {
  const { distanceMeters, initialBearing, finalBearing } = inverse(origin, place);
  return {
    x: distanceMeters * Math.sin(initialBearing * RADIANS),
    y: distanceMeters * Math.cos(initialBearing * RADIANS),
    convergenceDegrees: distanceMeters === 0 ? 0 : finalBearing - initialBearing,
  };
}
