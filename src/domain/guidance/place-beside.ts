import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type GuideLine, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import type { GuidanceState } from "./guide.ts";

/** Returns the place on a line that a traveller beside it goes to: its start, or the nearest point on it; null on the line. */
export function placeToReach(
  { fixes, isOff, startedMeters, hasArrived }: GuidanceState,
  line: GuideLine,
): LatLng | null {
  if (hasArrived) return null;
  if (startedMeters === null) return placeAlong(line, 0);
  const nearest = isOff && fixes.last && nearestMatch(line, fixes.last);
  return nearest ? placeAlong(line, nearest.alongMeters) : null;
}

/** Returns the place that a traveller goes to who does not follow the line now: one on it, or the goal beyond its end. */
export function placeBeside(state: GuidanceState, line: GuideLine): LatLng | null {
  return state.isBeyond && !state.hasArrived ? line.goal : placeToReach(state, line);
}
