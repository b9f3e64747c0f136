import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** Returns the places of a line (lng, lat, lng, lat …). */
export function placesOfLine(line: Float64Array): readonly LatLng[] {
  return Array.from({ length: line.length / 2 }, (_, at) => {
    return { lng: line[at * 2] as number, lat: line[at * 2 + 1] as number };
  });
}
