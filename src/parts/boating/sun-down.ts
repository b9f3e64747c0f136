import { getPosition } from "suncalc";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The apparent altitude of the middle of the sun when its upper edge touches the horizon: half its width, 32 minutes of arc. */
const SET_ALTITUDE_DEGREES = -16 / 60;

/** Tells whether the sun has set and not risen yet, computed by `suncalc` (after Meeus, Astronomical Algorithms). */
export function isSunDown({ lat, lng }: LatLng, nowMs: number): boolean {
  return getPosition(new Date(nowMs), lat, lng).altitude < SET_ALTITUDE_DEGREES;
}
