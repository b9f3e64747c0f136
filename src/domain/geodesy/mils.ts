import { wrapDegrees } from "#domain/units/degrees.ts";

/** The mils of NATO compasses: 6400 in a circle. */
const MILS_IN_CIRCLE = 6400;

/** A direction in whole mils, 0–6399. */
export function milsOf(degrees: number): number {
  return Math.round((wrapDegrees(degrees) * MILS_IN_CIRCLE) / 360) % MILS_IN_CIRCLE;
}

/** A direction in mils as degrees; not wrapped to a circle. */
export function degreesOfMils(mils: number): number {
  return (mils * 360) / MILS_IN_CIRCLE;
}
