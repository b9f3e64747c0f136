import { lineParts } from "#domain/tracks/line-parts.ts";
import type { TrackPath } from "#domain/tracks/track.ts";
import type { LngLat } from "./area-shape.ts";

/** Returns the lines of a track or route, also across the gaps where its signal was lost. */
export function linesOfTrack(points: TrackPath): readonly (readonly LngLat[])[] {
  const { segments, gaps } = lineParts(points);
  return [...segments, ...gaps];
}

/** Returns the places of a line that is kept as lng, lat, lng, lat …. */
export function lineOfNumbers(numbers: Float64Array): readonly LngLat[] {
  const line: LngLat[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    line.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  }
  return line;
}
