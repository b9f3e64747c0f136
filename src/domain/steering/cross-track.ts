import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { signedTurnDegrees } from "#domain/units/degrees.ts";

/** A straight leg to steer along, the geodesic between two places. */
export interface Leg {
  readonly from: LatLng;
  readonly to: LatLng;
}

/** The position of a boat relative to a leg. */
export interface CrossTrack {
  /** The distance to the leg (XTE), metres; positive to the right (starboard) of it, negative to the left. */
  readonly offMeters: number;
  /**
   * The distance along the leg to the point abeam, metres; negative before its start, more than its length
   * past its end.
   */
  readonly alongMeters: number;
  readonly legMeters: number;
}

const RADIANS = Math.PI / 180;
/** The mean earth radius; it only affects the first steps of the iteration. */
const RADIUS_METERS = 6_371_000;
/** The iteration ends when the place abeam moves by less. */
const SETTLED_METERS = 0.001;
/**
 * Two or three steps are enough within a few hundred kilometres; more mean that the place is on the other
 * side of the earth.
 */
const MAX_STEPS = 12;

/**
 * Returns the distance of a place from a leg and along it, on the WGS 84 ellipsoid. The leg is extended at
 * both ends. The point abeam is found by iteration: from a point on the leg, the right-angled spherical
 * triangle gives the next step (Baselga and Martínez-Llario 2018, https://doi.org/10.1007/s11200-017-1020-z).
 * Null for a leg of length 0.
 */
export function crossTrack({ from, to }: Leg, place: LatLng): CrossTrack | null {
  const leg = inverse(from, to);
  if (leg.distanceMeters === 0) return null;
  let alongMeters = 0;
  let abeam = { place: from, finalBearing: leg.initialBearing };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const there = inverse(abeam.place, place);
    const turn = signedTurnDegrees(abeam.finalBearing, there.initialBearing) * RADIANS;
    const onMeters =
      RADIUS_METERS *
      Math.atan2(
        Math.cos(turn) * Math.sin(there.distanceMeters / RADIUS_METERS),
        Math.cos(there.distanceMeters / RADIUS_METERS),
      );
    alongMeters += onMeters;
    abeam = direct(from, leg.initialBearing, alongMeters);
    if (Math.abs(onMeters) < SETTLED_METERS) break;
  }
  const beside = inverse(abeam.place, place);
  const side = Math.sign(signedTurnDegrees(abeam.finalBearing, beside.initialBearing));
  return {
    offMeters: side * beside.distanceMeters,
    alongMeters,
    legMeters: leg.distanceMeters,
  };
}
