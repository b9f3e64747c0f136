import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct, inverse } from "#domain/geodesy/geodesic.ts";
import { signedTurnDegrees, turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { bearingGuess } from "./bearing-guess.ts";
import { type ErrorEllipse, ellipse95, type PositionCovariance } from "./error-ellipse.ts";
import { type NorthReference, northDirection } from "./north-reference.ts";

/** A bearing between a known point and the unknown one. */
export interface Sighting {
  /** The known point. */
  readonly at: LatLng;
  /** Degrees clockwise from the north in use. */
  readonly bearingDegrees: number;
}

/**
 * The end at which bearings were read: `unknown` for a resection, in which the unknown point is the own position;
 * `known` for an intersection, in which known points look at an unknown one.
 */
export type ReadAt = "unknown" | "known";

/** A position found from bearings. */
export interface BearingFix {
  readonly position: LatLng;
  /** Contains the true position with a probability of 95 %. */
  readonly ellipse: ErrorEllipse;
  /** The largest angle at which two of the lines cross, degrees, 0 to 90. Below 30° the result is weak. */
  readonly crossingDegrees: number;
}

/** The reason why bearings give no position. */
export type BearingProblem = "too-few" | "parallel" | "behind";

/** Thrown where bearings give no position. */
export class BearingError extends RangeError {
  constructor(readonly problem: BearingProblem) {
    super(PROBLEM_SENTENCES[problem]);
    this.name = "BearingError";
  }
}

const PROBLEM_SENTENCES: Readonly<Record<BearingProblem, string>> = {
  "too-few": "At least two bearings to different points are needed.",
  parallel: "The bearings do not cross.",
  behind: "The bearings do not cross in the directions that were read.",
};

const RADIANS = Math.PI / 180;
const MAX_STEPS = 60;
/** A smaller correction ends the search, metres. */
const ENOUGH_METERS = 1e-5;
/** No bearing is taken over a greater distance, metres. */
const FARTHEST_METERS = 1_000_000;
/** A bearing that is off by more was not read at that place, degrees. */
const WORST_READING_DEGREES = 45;
/** Lines that cross at a smaller angle are parallel for any compass, degrees. */
const MIN_CROSSING_DEGREES = 0.01;

/** The contribution of a line at an estimated position. */
interface Observation {
  /** Read minus computed bearing, radians. */
  readonly residual: number;
  /** Change of the computed bearing for each metre that the position moves east or north, radians. */
  readonly perEast: number;
  readonly perNorth: number;
  /** The direction of the line at the unknown point, degrees. */
  readonly directionDegrees: number;
}

/**
 * Finds the position that fits the bearings best: weighted least squares (Gauss-Newton with halved steps) on
 * the WGS 84 ellipsoid. All bearings have the same standard deviation, `sigmaDegrees`, which scales the
 * ellipse. Throws BearingError if they give no position, and NorthError if the north is not defined.
 */
export function fixFromBearings(
  sightings: readonly Sighting[],
  readAt: ReadAt,
  north: NorthReference,
  sigmaDegrees: number,
): BearingFix {
  if (!areSeveralPoints(sightings)) throw new BearingError("too-few");
  const observe = (position: LatLng) =>
    sightings.map((sighting) => observationAt(position, sighting, readAt, north));
  let position = bearingGuess(linesOf(sightings, readAt, north));
  if (!position) throw new BearingError("parallel");
  let observations = observe(position);
  // Two lines have one crossing; a search that starts behind the observer would diverge from it.
  if (sightings.length === 2) refuseContradiction(observations);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { east, north: up } = correction(observations);
    let share = 1;
    let next = moved(position, east, up);
    let after = observe(next);
    while (sumOfSquares(after) > sumOfSquares(observations) && share > 1e-4) {
      share /= 2;
      next = moved(position, east * share, up * share);
      after = observe(next);
    }
    [position, observations] = [next, after];
    if (Math.hypot(east, up) * share < ENOUGH_METERS) break;
  }
  return checkedFix(position, sightings, observations, sigmaDegrees);
}

function checkedFix(
  position: LatLng,
  sightings: readonly Sighting[],
  observations: readonly Observation[],
  sigmaDegrees: number,
): BearingFix {
  const crossingDegrees = bestCrossing(observations);
  const farthest = Math.max(...sightings.map(({ at }) => inverse(position, at).distanceMeters));
  if (crossingDegrees < MIN_CROSSING_DEGREES || !(farthest < FARTHEST_METERS)) {
    throw new BearingError("parallel");
  }
  refuseContradiction(observations);
  const covariance = covarianceOf(observations, sigmaDegrees * RADIANS);
  return { position, ellipse: ellipse95(covariance), crossingDegrees };
}

/**
 * Throws if a bearing is off by more than any reading error: the lines cross behind the observer, or not at
 * all.
 */
function refuseContradiction(observations: readonly Observation[]): void {
  if (observations.some(({ residual }) => Math.abs(residual) > WORST_READING_DEGREES * RADIANS)) {
    throw new BearingError("behind");
  }
}

function areSeveralPoints(sightings: readonly Sighting[]): boolean {
  const [first, ...others] = sightings;
  return (
    first !== undefined && others.some(({ at }) => inverse(first.at, at).distanceMeters > 0.01)
  );
}

/**
 * Returns the lines as true bearings from the known points. For a resection, north is taken at the known
 * point, which is close enough for a start.
 */
function linesOf(sightings: readonly Sighting[], readAt: ReadAt, north: NorthReference) {
  return sightings.map(({ at, bearingDegrees }) => {
    const trueBearing = bearingDegrees + northDirection(at, north);
    return {
      at,
      bearingDegrees: wrapDegrees(readAt === "known" ? trueBearing : trueBearing + 180),
    };
  });
}

function observationAt(
  position: LatLng,
  { at, bearingDegrees }: Sighting,
  readAt: ReadAt,
  north: NorthReference,
): Observation {
  const [from, to] = readAt === "unknown" ? [position, at] : [at, position];
  const { initialBearing, finalBearing, distanceMeters } = inverse(from, to);
  const read = bearingDegrees + northDirection(from, north);
  const residual = signedTurnDegrees(initialBearing, read) * RADIANS;
  // The line at the unknown point, in the direction in which it was read.
  const directionDegrees = readAt === "unknown" ? initialBearing : finalBearing;
  const across = (readAt === "unknown" ? -1 : 1) / Math.max(distanceMeters, 0.001);
  return {
    residual,
    perEast: across * Math.cos(directionDegrees * RADIANS),
    perNorth: -across * Math.sin(directionDegrees * RADIANS),
    directionDegrees,
  };
}

/** Returns the error of a sighting if the observer stood at `position`, degrees: positive if the bearing read is too far clockwise. */
export function bearingOffDegrees(
  position: LatLng,
  sighting: Sighting,
  readAt: ReadAt,
  north: NorthReference,
): number {
  return observationAt(position, sighting, readAt, north).residual / RADIANS;
}

/** The normal equations of the observations: JᵀJ and Jᵀr. */
function normalEquations(observations: readonly Observation[]) {
  let [ee, en, nn, e, n] = [0, 0, 0, 0, 0];
  for (const { perEast, perNorth, residual } of observations) {
    ee += perEast * perEast;
    en += perEast * perNorth;
    nn += perNorth * perNorth;
    e += perEast * residual;
    n += perNorth * residual;
  }
  const determinant = ee * nn - en * en;
  if (!(determinant > 0)) throw new BearingError("parallel");
  return { ee, en, nn, e, n, determinant };
}

/** Returns the step in metres that solves the linearized observations. */
function correction(observations: readonly Observation[]) {
  const { ee, en, nn, e, n, determinant } = normalEquations(observations);
  return { east: (nn * e - en * n) / determinant, north: (ee * n - en * e) / determinant };
}

function covarianceOf(
  observations: readonly Observation[],
  sigmaRadians: number,
): PositionCovariance {
  const { ee, en, nn, determinant } = normalEquations(observations);
  const scale = sigmaRadians ** 2 / determinant;
  return { eastEast: nn * scale, eastNorth: -en * scale, northNorth: ee * scale };
}

function sumOfSquares(observations: readonly Observation[]): number {
  return observations.reduce((sum, { residual }) => sum + residual * residual, 0);
}

function moved(position: LatLng, eastMeters: number, northMeters: number): LatLng {
  const bearing = Math.atan2(eastMeters, northMeters) / RADIANS;
  const distance = Math.min(Math.hypot(eastMeters, northMeters), FARTHEST_METERS);
  return direct(position, bearing, distance).place;
}

function bestCrossing(observations: readonly Observation[]): number {
  let best = 0;
  for (const [index, one] of observations.entries()) {
    for (const other of observations.slice(index + 1)) {
      const turn = turnDegrees(one.directionDegrees, other.directionDegrees);
      best = Math.max(best, Math.min(turn, 180 - turn));
    }
  }
  return best;
}
