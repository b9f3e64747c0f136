import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, toRd } from "#domain/coordinates/rd.ts";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import { inverse } from "./geodesic.ts";

/** The length of the piece of a grid line whose direction is taken, metres: short, and far above rounding. */
const PIECE_METERS = 1000;

/**
 * The meridian convergence of the RD grid: the direction of grid north, degrees clockwise from true north,
 * so negative west of Amersfoort. Add it to a grid bearing for the true bearing. Null outside the
 * Netherlands, where RD has no meaning.
 */
export function gridConvergenceDegrees(place: LatLng): number | null {
  const rd = toRd(place);
  if (!rd) return null;
  const south = fromRd({ x: rd.x, y: rd.y - PIECE_METERS / 2 });
  const north = fromRd({ x: rd.x, y: rd.y + PIECE_METERS / 2 });
  // Half of the piece lies before the place, so that the direction is that at the place.
  const { initialBearing, finalBearing } = inverse(south, north);
  return (signedTurnDegrees(0, initialBearing) + signedTurnDegrees(0, finalBearing)) / 2;
}
