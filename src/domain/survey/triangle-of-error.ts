import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { BearingError, fixFromBearings, type ReadAt, type Sighting } from "./bearing-fix.ts";
import type { NorthReference } from "./north-reference.ts";

/**
 * Returns the corners of the triangle of error of three bearings: the crossings of the first and second line,
 * the second and third, and the third and first. Null if there are not exactly three bearings or two of the
 * lines do not cross. Throws NorthError if the north is not defined.
 */
export function triangleOfError(
  sightings: readonly Sighting[],
  readAt: ReadAt,
  north: NorthReference,
): [LatLng, LatLng, LatLng] | null {
  const [first, second, third] = sightings;
  if (!first || !second || !third || sightings.length > 3) return null;
  const crossing = (one: Sighting, other: Sighting) =>
    fixFromBearings([one, other], readAt, north, 1).position;
  try {
    return [crossing(first, second), crossing(second, third), crossing(third, first)];
  } catch (error) {
    if (error instanceof BearingError) return null;
    throw error;
  }
}
