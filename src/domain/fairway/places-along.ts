import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** Yields the middle and the length of steps along a line (lng, lat, lng, lat …), each at most `stepMeters` long. */
export function* placesAlong(
  line: Float64Array,
  stepMeters: number,
): Generator<{ readonly place: LatLng; readonly meters: number }> {
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [fromLng = 0, fromLat = 0, toLng = 0, toLat = 0] = line.subarray(at, at + 4);
    const meters = distanceMeters({ lng: fromLng, lat: fromLat }, { lng: toLng, lat: toLat });
    const steps = Math.ceil(meters / stepMeters);
    for (let step = 0; step < steps; step++) {
      const part = (step + 0.5) / steps;
      const lng = fromLng + part * (toLng - fromLng);
      yield { place: { lng, lat: fromLat + part * (toLat - fromLat) }, meters: meters / steps };
    }
  }
}
