import * as v from "valibot";
import { isLngLatBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import {
  isAltitude,
  isRouteLength,
  MAX_ALTITUDE_METERS,
  MAX_SPEED_MPS,
  MAX_TRACK_METERS,
  WORST_ACCURACY_METERS,
} from "#domain/units/limits.ts";

/** The length of a route or of a part of it, metres. */
export const ROUTE_METERS = v.custom<number>(isRouteLength);

/** The length of a track, metres. */
export const TRACK_METERS = within(0, MAX_TRACK_METERS);

/** An altitude above or below sea level, metres. */
export const ALTITUDE_METERS = v.custom<number>(isAltitude);

/** The accuracy of an altitude, metres. */
export const ALTITUDE_ACCURACY_METERS = within(0, MAX_ALTITUDE_METERS);

/** The accuracy of a position, metres. */
export const ACCURACY_METERS = within(0, WORST_ACCURACY_METERS);

/** A speed, metres per second. */
export const SPEED_MPS = within(0, MAX_SPEED_MPS);

/** A direction, degrees clockwise from true north. */
export const COURSE_DEGREES = within(0, 360);

/** A number of things or bytes. */
export const COUNT = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A box on the earth. */
export const BOX = v.custom<LngLatBox>(isLngLatBox);

function within(lowest: number, highest: number) {
  return v.pipe(v.number(), v.minValue(lowest), v.maxValue(highest));
}
