import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { guideLineOf, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import { isInRing } from "#domain/geodesy/point-in-ring.ts";

/** A municipality whose whole border an extract has. */
export interface PackMunicipality {
  readonly name: string;
  /** Closed lines (lng, lat, lng, lat …), degrees; a place within an odd number of them lies in it. */
  readonly rings: readonly (readonly number[])[];
}

/** The largest distance of a stored border to the real one, metres: by thinning and rounding. */
const BORDER_METERS = 25;

/**
 * Returns the name of the municipality around a place; null if none is known, or if the border is so near that the place may
 * lie beyond it.
 * @param accuracyMeters the radius within which the place lies
 */
export function municipalityAround(
  municipalities: readonly PackMunicipality[],
  place: LatLng,
  accuracyMeters: number,
): string | null {
  const reach = accuracyMeters + BORDER_METERS;
  const found = municipalities.find(
    ({ rings }) =>
      rings.filter((ring) => isInRing(ring, place.lng, place.lat)).length % 2 === 1 &&
      !rings.some((ring) => isNear(ring, place, reach)),
  );
  return found?.name ?? null;
}

/** Returns whether a border passes so near to a place; an enclave may be smaller than that. */
function isNear(ring: readonly number[], place: LatLng, meters: number): boolean {
  const line = Float64Array.from(ring);
  const match = nearestMatch(guideLineOf(line, Float64Array.from(metersAlong(line)), []), place);
  return match !== null && match.offMeters <= meters;
}
