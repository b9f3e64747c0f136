import { type BearingFix, fixFromBearings, type ReadAt, type Sighting } from "./bearing-fix.ts";
import type { ErrorEllipse } from "./error-ellipse.ts";
import { bearingsAgree, likelyWrong, type WrongBearing } from "./likely-wrong.ts";
import type { NorthReference } from "./north-reference.ts";

/** A position found from the bearings that agree with each other. */
export interface AgreedFix extends Omit<BearingFix, "ellipse"> {
  /** Null while the bearings contradict each other: then nothing is known about the error of the position. */
  readonly ellipse: ErrorEllipse | null;
  /** The bearing that does not fit; the position leaves it out if it is certain. */
  readonly wrong: WrongBearing | null;
}

/**
 * Finds the position from bearings and leaves out a single one that contradicts all others. Throws as `fixFromBearings` does.
 */
export function agreedFix(
  sightings: readonly Sighting[],
  readAt: ReadAt,
  north: NorthReference,
  sigmaDegrees: number,
): AgreedFix {
  const fixOf = (used: readonly Sighting[]) => fixFromBearings(used, readAt, north, sigmaDegrees);
  if (bearingsAgree(sightings, readAt, north, sigmaDegrees)) {
    return { ...fixOf(sightings), wrong: null };
  }
  const wrong = likelyWrong(sightings, readAt, north, sigmaDegrees);
  if (wrong?.isCertain) return { ...fixOf(sightings.toSpliced(wrong.index, 1)), wrong };
  return { ...fixOf(sightings), ellipse: null, wrong };
}
