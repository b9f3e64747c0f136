import { getTimes } from "suncalc";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The times of sunrise and sunset on a day, milliseconds since 1970. */
export interface SunTimes {
  /** Null if the sun does not rise that day: it is up, or down, all day. */
  readonly riseMs: number | null;
  readonly setMs: number | null;
}

/** Computes sunrise and sunset of the current day at this place. */
export function sunTimes({ lat, lng }: LatLng, nowMs: number): SunTimes {
  const { sunrise, sunset } = getTimes(new Date(nowMs), lat, lng);
  return { riseMs: momentOf(sunrise), setMs: momentOf(sunset) };
}

function momentOf(date: Date | null): number | null {
  const atMs = date?.getTime() ?? Number.NaN;
  return Number.isFinite(atMs) ? atMs : null;
}
