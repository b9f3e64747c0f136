import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { type MatchedLine, pointFrom } from "#domain/network/ways/match/matched-line.ts";
import type { PlaceAlong } from "./along-route.ts";

/**
 * Returns the places along a recorded track, at their distances along what was recorded; places beside a gap are left out.
 * @param places at their distances along the whole line, with its gaps
 * @param track the line with its gaps, and for each point the metres that were recorded up to it
 */
export function placesOnTrack(
  places: readonly PlaceAlong[],
  { line, alongs }: MatchedLine,
): readonly PlaceAlong[] {
  const whole = metersAlong(line);
  return places.flatMap((place) => {
    const next = pointFrom(whole, place.alongMeters);
    const [start, end] = [alongs[next - 1] ?? 0, alongs[next] ?? 0];
    const startOnLine = whole[next - 1] ?? 0;
    const isInGap = end === start && (whole[next] ?? 0) > startOnLine;
    const alongMeters = start + place.alongMeters - startOnLine;
    return isInGap ? [] : [{ ...place, alongMeters }];
  });
}
