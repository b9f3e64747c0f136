import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { circleAround } from "#domain/geodesy/circle.ts";
import { isInRing } from "#domain/geodesy/point-in-ring.ts";

/** A municipality whose whole border an extract has. */
export interface Municipality {
  readonly name: string;
  /** Closed lines (lng, lat, lng, lat …), degrees; a place within an odd number of them lies in it. */
  readonly rings: readonly (readonly number[])[];
}

/** How far the stored borders may lie beside the real ones, metres: what is thinned away and rounded. */
const BORDER_METERS = 25;

/** The directions in which the border is looked for around a place. */
const DIRECTIONS = 16;

/**
 * Returns the name of the municipality around a place; null if none is known, or if the border is so near that the place may
 * lie beyond it.
 * @param accuracyMeters the radius within which the place lies
 */
export function municipalityAround(
  municipalities: readonly Municipality[],
  place: LatLng,
  accuracyMeters: number,
): string | null {
  const around = [place, ...circleAround(place, accuracyMeters + BORDER_METERS, DIRECTIONS)];
  const found = municipalities.find(({ rings }) =>
    around.every(({ lng, lat }) => rings.filter((ring) => isInRing(ring, lng, lat)).length % 2),
  );
  return found?.name ?? null;
}
