import { wrapDegrees } from "#domain/units/degrees.ts";

/** The mils of NATO compasses: 6400 to a circle. */
const MILS_IN_CIRCLE = 6400;

/** Returns a direction in whole mils, 0–6399. */
export function milsOf(degrees: number): number {
  return Math.round((wrapDegrees(degrees) * MILS_IN_CIRCLE) / 360) % MILS_IN_CIRCLE;
}

/** Converts degrees to mils, without rounding or wrapping to a circle. */
export function milsOfDegrees(degrees: number): number {
  return (degrees * MILS_IN_CIRCLE) / 360;
}

/** Converts mils to degrees, without wrapping to a circle. */
export function degreesOfMils(mils: number): number {
  return (mils * 360) / MILS_IN_CIRCLE;
}
