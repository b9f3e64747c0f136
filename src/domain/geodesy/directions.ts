import { wrapDegrees } from "#domain/units/degrees.ts";

/** The mils of NATO compasses: 6400 in a circle. */
export const MILS_IN_CIRCLE = 6400;

/** A direction in whole mils, 0–6399. */
export function milsOf(degrees: number): number {
  return Math.round((wrapDegrees(degrees) * MILS_IN_CIRCLE) / 360) % MILS_IN_CIRCLE;
}

/** A direction in degrees, 0 (included) to 360 (not), from mils. */
export function degreesOfMils(mils: number): number {
  return wrapDegrees((mils * 360) / MILS_IN_CIRCLE);
}

/** The sixteen points of the compass in Dutch, clockwise from north. */
export const COMPASS_POINTS = [
  "N",
  "NNO",
  "NO",
  "ONO",
  "O",
  "OZO",
  "ZO",
  "ZZO",
  "Z",
  "ZZW",
  "ZW",
  "WZW",
  "W",
  "WNW",
  "NW",
  "NNW",
] as const;

/** One of the sixteen points of the compass. */
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** The point of the compass nearest to a direction, degrees. */
export function compassPointOf(degrees: number): CompassPoint {
  const index = Math.round(wrapDegrees(degrees) / 22.5) % COMPASS_POINTS.length;
  return COMPASS_POINTS[index] ?? "N";
}
