import {
  BearingError,
  bearingOffDegrees,
  fixFromBearings,
  type ReadAt,
  type Sighting,
} from "./bearing-fix.ts";
import type { NorthReference } from "./north-reference.ts";

/** A bearing that does not fit the others. */
export interface WrongBearing {
  /** The index in the list of sightings. */
  readonly index: number;
  /** The bearing if the other sightings are right, degrees clockwise from the north in use. */
  readonly fittingDegrees: number;
  /**
   * True if the others agree once this bearing is left out, and no other bearing has that effect. Never true of three bearings: any one
   * of them may be wrong, and this one needs the least change.
   */
  readonly isCertain: boolean;
}

/** Bearings that are only as wrong as their standard deviation says do worse than this once in a hundred times. */
const QUANTILE = 2.326;

/**
 * Returns the bearing that is most likely wrong; null if the bearings may all be right, or are fewer than three. Bearings contradict each other
 * if the sum of their squared errors is above the 99 % quantile of the chi-squared distribution (Wilson and Hilferty 1931). Of three, any one
 * can be changed to fit the others; the smallest change is the most likely.
 */
export function likelyWrong(
  sightings: readonly Sighting[],
  readAt: ReadAt,
  north: NorthReference,
  sigmaDegrees: number,
): WrongBearing | null {
  const { length } = sightings;
  if (length < 3 || bearingsAgree(sightings, readAt, north, sigmaDegrees)) return null;
  const candidates = sightings.flatMap((sighting, index) => {
    const others = sightings.toSpliced(index, 1);
    const position = positionOf(others, readAt, north, sigmaDegrees);
    if (!position) return [];
    const offDegrees = bearingOffDegrees(position, sighting, readAt, north);
    const left = length > 3 ? misfit(others, readAt, north, sigmaDegrees) : Math.abs(offDegrees);
    const doOthersAgree = length > 3 && left <= chiSquared99(length - 3);
    const fittingDegrees = (sighting.bearingDegrees - offDegrees + 720) % 360;
    return [{ index, fittingDegrees, doOthersAgree, left }];
  });
  const [best] = candidates.toSorted((one, other) => one.left - other.left);
  if (!best) return null;
  const isCertain =
    best.doOthersAgree && candidates.filter(({ doOthersAgree }) => doOthersAgree).length === 1;
  const { index, fittingDegrees } = best;
  return { index, fittingDegrees, isCertain };
}

/** Returns whether bearings may all be right, each within its standard deviation; two always may. */
export function bearingsAgree(
  sightings: readonly Sighting[],
  readAt: ReadAt,
  north: NorthReference,
  sigmaDegrees: number,
): boolean {
  const { length } = sightings;
  if (length < 3) return true;
  return misfit(sightings, readAt, north, sigmaDegrees) <= chiSquared99(length - 2);
}

/** The sum of the squared errors at the best position, in standard deviations. */
function misfit(
  sightings: readonly Sighting[],
  readAt: ReadAt,
  north: NorthReference,
  sigmaDegrees: number,
): number {
  const position = positionOf(sightings, readAt, north, sigmaDegrees);
  if (!position) return Number.POSITIVE_INFINITY;
  return sightings.reduce((sum, sighting) => {
    return sum + (bearingOffDegrees(position, sighting, readAt, north) / sigmaDegrees) ** 2;
  }, 0);
}

function positionOf(
  sightings: readonly Sighting[],
  readAt: ReadAt,
  north: NorthReference,
  sigmaDegrees: number,
) {
  try {
    return fixFromBearings(sightings, readAt, north, sigmaDegrees).position;
  } catch (error) {
    if (error instanceof BearingError) return null;
    throw error;
  }
}

function chiSquared99(degreesOfFreedom: number): number {
  const part = 2 / (9 * degreesOfFreedom);
  return degreesOfFreedom * (1 - part + QUANTILE * Math.sqrt(part)) ** 3;
}
