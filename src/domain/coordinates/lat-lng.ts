/**
 * A place on WGS84 in degrees, with named axes so that their order cannot be confused: `lat` −90…90, `lng`
 * −180…180.
 */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** Tells whether both axes are finite numbers within their range. */
export function isLatLng(lat: unknown, lng: unknown): boolean {
  return isWithin(lat, 90) && isWithin(lng, 180);
}

function isWithin(degrees: unknown, limitDegrees: number): boolean {
  return typeof degrees === "number" && Math.abs(degrees) <= limitDegrees;
}
