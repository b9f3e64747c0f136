import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import { type NorthReference, northDirection } from "./north-reference.ts";

/** A step from one point to the next. */
export interface ProjectionStep {
  /** Degrees clockwise from the north in use, at the point where the step begins. */
  readonly bearingDegrees: number;
  readonly distanceMeters: number;
}

/**
 * Projects a point along a bearing over a distance, on the WGS 84 ellipsoid. Throws NorthError where the
 * north is not defined.
 */
export function projectPoint(from: LatLng, step: ProjectionStep, north: NorthReference): LatLng {
  const bearing = step.bearingDegrees + northDirection(from, north);
  return direct(from, bearing, step.distanceMeters).place;
}
