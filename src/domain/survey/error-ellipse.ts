import { wrapDegrees } from "#domain/units/degrees.ts";

/** An ellipse around an estimated position. */
export interface ErrorEllipse {
  readonly semiMajorMeters: number;
  readonly semiMinorMeters: number;
  /** The direction of the major axis, degrees clockwise from true north, 0 (included) to 180 (excluded). */
  readonly orientationDegrees: number;
}

/** The covariance of a position, square metres. */
export interface PositionCovariance {
  readonly eastEast: number;
  readonly eastNorth: number;
  readonly northNorth: number;
}

/** The square root of the 95 % quantile of the chi-squared distribution with two degrees of freedom. */
const SCALE_95 = Math.sqrt(-2 * Math.log(0.05));

/**
 * Returns the ellipse that contains the true position with a probability of 95 %, for normally distributed
 * errors.
 */
export function ellipse95({ eastEast, eastNorth, northNorth }: PositionCovariance): ErrorEllipse {
  const middle = (eastEast + northNorth) / 2;
  const radius = Math.hypot((northNorth - eastEast) / 2, eastNorth);
  const orientation = (Math.atan2(2 * eastNorth, northNorth - eastEast) / 2) * (180 / Math.PI);
  return {
    semiMajorMeters: SCALE_95 * Math.sqrt(middle + radius),
    semiMinorMeters: SCALE_95 * Math.sqrt(Math.max(0, middle - radius)),
    orientationDegrees: wrapDegrees(orientation) % 180,
  };
}
