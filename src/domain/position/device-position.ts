import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { PositionFix } from "./position-fix.ts";

/**
 * The last fix as plain numbers, in which 0 also stands for what the device did not measure. Whoever
 * shows or keeps a position goes by `fix`, which tells the two apart.
 */
export interface DevicePosition extends LatLng {
  /** Metres above the WGS84 ellipsoid. */
  readonly alt: number;
  /** Metres a second. */
  readonly speed: number;
  /** Radius in metres of the 95 % circle. */
  readonly accuracy: number;
  /** Null before the first fix: zero is then no place to show. */
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

/** The numbers of a fix. */
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
