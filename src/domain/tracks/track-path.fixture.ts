import type { TrackPath } from "./track.ts";

/** Returns a line through these places; `starts` are the indexes at which segments start. */
export function pathThrough(
  places: readonly (readonly [lng: number, lat: number])[],
  starts: readonly number[] = [0],
): TrackPath {
  return {
    lngs: Float64Array.from(places, ([lng]) => lng),
    lats: Float64Array.from(places, ([, lat]) => lat),
    segmentStarts: Uint32Array.from(starts),
  };
}
