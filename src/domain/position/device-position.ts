import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "./position-fix.ts";

/**
 * The last fix as plain numbers, with 0 also for values that the device did not measure. Use `fix` to show or
 * store a position, because it tells the two apart.
 */
export interface DevicePosition extends LatLng {
  /** Metres above the WGS84 ellipsoid. */
  readonly alt: number;
  /** Metres per second. */
  readonly speed: number;
  /** Radius in metres of the 95 % circle. */
  readonly accuracy: number;
  /** Null before the first fix; the zeros are then not a position. */
  readonly fix: PositionFix | null;
}

/** The position before the first fix. */
export const NO_POSITION: DevicePosition = {
  lat: 0,
  lng: 0,
  alt: 0,
  speed: 0,
  accuracy: 0,
  fix: null,
};

/** Converts a fix to plain numbers. */
export function devicePosition(fix: PositionFix): DevicePosition {
  return {
    lat: fix.lat,
    lng: fix.lng,
    alt: fix.altitudeMeters ?? 0,
    speed: fix.speedMps ?? 0,
    accuracy: fix.accuracyMeters,
    fix,
  };
}
