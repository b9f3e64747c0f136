import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import { type GuideLine, placeAlong } from "./guide-line.ts";
import { type Turn, turnOf } from "./turn.ts";

/**
 * The distance over which the direction before and after a place is measured; over less, a bend in a kerb
 * would count.
 */
const OVER_METERS = 30;
/** With less line than this before or after a place, the line has no direction there. */
const MIN_METERS = 5;

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
