import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** A measurement of the position, WGS84. Values that were not measured are null; a zero was measured. */
export interface PositionFix extends LatLng {
  /** Radius in metres of the 95 % circle. */
  readonly accuracyMeters: number;
  /**
   * The time of the measurement, milliseconds. On the steady clock of the page (`Clock.steadyMs`) from its arrival in
   * `state/position` on, so its age is `steadyMs - timeMs` and never depends on the time of day.
   */
  readonly timeMs: number;
  /** Above the WGS84 ellipsoid. */
  readonly altitudeMeters: number | null;
  /** The 95 % accuracy of the altitude. */
  readonly altitudeAccuracyMeters: number | null;
  readonly speedMps: number | null;
  /**
   * The course over the ground, degrees clockwise from true north, 0–360; browsers report none while standing
   * still.
   */
  readonly courseDegrees: number | null;
}

/** A measurement as the browser reports it. */
export interface ReportedFix extends Omit<PositionFix, "timeMs"> {
  /** The time by the clock of the device or of the satellites, milliseconds since 1970; it may jump or be wrong. */
  readonly reportedMs: number;
}

/**
 * A fix older than this does not count as the current position. A receiver outdoors gives one per second, but
 * a bridge may block some, and a laptop that scans for networks is slow.
 */
export const STALE_FIX_MS = 20_000;

/** Returns whether a fix is so old that its age must be shown; both times are on the steady clock. */
export function isStaleFix(timeMs: number, steadyMs: number): boolean {
  return steadyMs - timeMs > STALE_FIX_MS;
}
