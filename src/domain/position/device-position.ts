import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/**
 * The last position the device gave, and its age. Before the first fix every number is 0 and
 * `fixedAtMs` is null: zero is never a place to show.
 */
export interface DevicePosition extends LatLng {
  /** Metres above the WGS84 ellipsoid; 0 when the device does not say, and at sea. */
  readonly alt: number;
  /** Whether the device says how high it is: 0 is then a height. */
  readonly hasAltitude: boolean;
  /** Metres a second; 0 when the device does not say, and standing still. */
  readonly speed: number;
  /** Whether the device says how fast it goes: 0 is then standing still. */
  readonly hasSpeed: boolean;
  /** Radius in metres of the 95 % circle. */
  readonly accuracy: number;
  /** When the device measured it, milliseconds since 1970; null before the first fix. */
  readonly fixedAtMs: number | null;
}

/** The position before the first fix. */
export const NO_POSITION: DevicePosition = {
  lat: 0,
  lng: 0,
  alt: 0,
  hasAltitude: false,
  speed: 0,
  hasSpeed: false,
  accuracy: 0,
  fixedAtMs: null,
};

/** A fix older than this is shown with its age. */
export const STALE_FIX_MS = 30_000;

/** Whether the last fix is so old that its age must be shown beside it. */
export function isStaleFix(fixedAtMs: number, nowMs: number): boolean {
  return nowMs - fixedAtMs > STALE_FIX_MS;
}
