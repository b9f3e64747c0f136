import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** One measurement of the device, WGS84. What it did not measure is null; a zero was measured. */
export interface PositionFix extends LatLng {
  /** Radius in metres of the 95 % circle. */
  readonly accuracyMeters: number;
  /** When the device measured it, milliseconds since 1970. */
  readonly timeMs: number;
  /** Above the WGS84 ellipsoid. */
  readonly altitudeMeters: number | null;
  /** Of the altitude, 95 %. */
  readonly altitudeAccuracyMeters: number | null;
  readonly speedMps: number | null;
  /** Course over the ground, degrees clockwise from true north, 0–360; browsers give none to who stands. */
  readonly courseDegrees: number | null;
}

/**
 * A fix older than this no longer passes for where one is now. A receiver outdoors gives one a second;
 * a bridge may swallow some, and a laptop that looks for networks is slow.
 */
export const STALE_FIX_MS = 20_000;

/** Whether the fix is so old that its age must be shown beside it. */
export function isStaleFix(timeMs: number, nowMs: number): boolean {
  return nowMs - timeMs > STALE_FIX_MS;
}
