import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { declinationDegrees } from "#domain/geodesy/declination.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";

/** The north from which bearings are measured: that of the meridian, the compass, or the RD grid. */
export type North = "true" | "magnetic" | "grid";

/** The north of bearings, and the date for the direction of a compass. */
export interface NorthReference {
  readonly north: North;
  /** 2026.5 is the middle of 2026; used for magnetic north only. */
  readonly decimalYear: number;
}

/** Thrown if a north is not defined at a place or in a year. */
export class NorthError extends RangeError {
  constructor(readonly north: Exclude<North, "true">) {
    super(
      north === "grid"
        ? "Grid north is defined in the Netherlands only."
        : "The magnetic model does not cover this year.",
    );
    this.name = "NorthError";
  }
}

/**
 * Returns the direction of a north at a place, degrees clockwise from true north: add it to a bearing from
 * that north to get the true bearing. Throws NorthError for grid north outside the Netherlands and for
 * magnetic north in a year that the model does not cover.
 */
export function northDirection(place: LatLng, { north, decimalYear }: NorthReference): number {
  if (north === "true") return 0;
  const degrees =
    north === "grid" ? gridConvergenceDegrees(place) : declinationDegrees(place, 0, decimalYear);
  if (degrees === null) throw new NorthError(north);
  return degrees;
}
