import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { type NorthReference, northDirection } from "./north-reference.ts";

/** A step from one point to the next. */
export interface ProjectionStep {
  /** Degrees clockwise from the north in use, at the start of the step. */
  readonly bearingDegrees: number;
  readonly distanceMeters: number;
}

/**
 * Projects a point along a bearing over a distance, on the WGS 84 ellipsoid. Throws NorthError if the north
 * is not defined.
 */
export function projectPoint(from: LatLng, step: ProjectionStep, north: NorthReference): LatLng {
  const bearing = step.bearingDegrees + northDirection(from, north);
  return direct(from, bearing, step.distanceMeters).place;
}

/**
 * Projects a chain of steps, each from the end of the one before. Returns the points in order, without the
 * start. Throws NorthError if the north is not defined.
 */
export function projectChain(
  from: LatLng,
  steps: readonly ProjectionStep[],
  north: NorthReference,
): LatLng[] {
  let place = from;
  return steps.map((step) => {
    place = projectPoint(place, step, north);
    return place;
  });
}

/**
 * Returns the step from one point to another, with a bearing of 0 to 360. Throws NorthError if the north is
 * not defined.
 */
export function stepBetween(from: LatLng, to: LatLng, north: NorthReference): ProjectionStep {
  const { initialBearing, distanceMeters } = inverse(from, to);
  const bearingDegrees = wrapDegrees(initialBearing - northDirection(from, north));
  return { bearingDegrees, distanceMeters };
}
