import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import { type GuideLine, placeAlong } from "./guide-line.ts";

/** The turn of a line at a place on it. */
export type Turn =
  | "straight"
  | "slight-left"
  | "slight-right"
  | "left"
  | "right"
  | "sharp-left"
  | "sharp-right"
  | "back";

/**
 * The distance over which the direction before and after a place is measured; over less, a bend in a kerb
 * would count.
 */
const OVER_METERS = 30;
/** With less line than this before or after a place, the line has no direction there. */
const MIN_METERS = 5;

const STRAIGHT_DEGREES = 25;
const SLIGHT_DEGREES = 60;
const SHARP_DEGREES = 120;
const BACK_DEGREES = 160;

/** Returns the turn of a line at this distance along it; null at its start and end. */
export function turnAt(line: GuideLine, alongMeters: number): Turn | null {
  const fromMeters = Math.max(0, alongMeters - OVER_METERS);
  const toMeters = Math.min(line.lengthMeters, alongMeters + OVER_METERS);
  if (alongMeters - fromMeters < MIN_METERS || toMeters - alongMeters < MIN_METERS) return null;
  const at = placeAlong(line, alongMeters);
  const before = bearingDegrees(placeAlong(line, fromMeters), at);
  const after = bearingDegrees(at, placeAlong(line, toMeters));
  return turnOf(signedTurnDegrees(before, after));
}

/** Returns the turn for a change of direction. @param degrees clockwise is positive */
export function turnOf(degrees: number): Turn {
  const size = Math.abs(degrees);
  if (size < STRAIGHT_DEGREES) return "straight";
  if (size > BACK_DEGREES) return "back";
  const side = degrees > 0 ? "right" : "left";
  if (size < SLIGHT_DEGREES) return `slight-${side}`;
  return size > SHARP_DEGREES ? `sharp-${side}` : side;
}
