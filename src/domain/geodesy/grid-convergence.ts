import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, toRd } from "#domain/coordinates/rd.ts";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import { inverse } from "./geodesic.ts";

/**
 * The length of the grid line segment whose direction is taken, in metres: short, but far above rounding
 * errors.
 */
const PIECE_METERS = 1000;

/**
 * Returns the meridian convergence of the RD grid: the direction of grid north, degrees clockwise from true
 * north, so negative west of Amersfoort. Add it to a grid bearing to get the true bearing. Null outside the
 * Netherlands, where RD is not defined.
 */
export function gridConvergenceDegrees(place: LatLng): number | null {
  const rd = toRd(place);
  if (!rd) return null;
  const south = fromRd({ x: rd.x, y: rd.y - PIECE_METERS / 2 });
  const north = fromRd({ x: rd.x, y: rd.y + PIECE_METERS / 2 });
  // The segment is centred on the place, so that its direction is the direction there.
  const { initialBearing, finalBearing } = inverse(south, north);
  return (signedTurnDegrees(0, initialBearing) + signedTurnDegrees(0, finalBearing)) / 2;
}
