import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { drawnPoints } from "#domain/tracks/drawn-points.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { PointDetails, Track } from "#domain/tracks/track.ts";
import type { MarkLeg } from "./water-leg.ts";

/** A mark of a route: a buoy, a bridge, or any place; `name` is empty if it has none. */
export interface RouteMark extends LatLng {
  readonly name: string;
}

/** Returns the legs as one line: lng, lat, lng, lat …; empty without legs. */
export function lineOfLegs(legs: readonly Pick<MarkLeg, "line">[]): Float64Array {
  const numbers = legs.flatMap(({ line }, index) => [...line.subarray(index === 0 ? 0 : 2)]);
  return Float64Array.from(numbers);
}

/**
 * Returns a route of marks as a normal route: a line whose points at named marks have these names.
 * @param facts the id, the name, and the time of saving in milliseconds since 1970
 */
export function trackOfMarks(
  marks: readonly RouteMark[],
  legs: readonly MarkLeg[],
  facts: Pick<Track, "id" | "name" | "addedAtMs">,
): Track {
  const line = lineOfLegs(legs);
  const count = line.length / 2;
  const details = Array.from({ length: count }, (): PointDetails | null => null);
  let at = 0;
  for (const [index, { name }] of marks.entries()) {
    if (name !== "" && at < count) details[at] = { name };
    at += (legs[index]?.line.length ?? 0) / 2 - 1;
  }
  const column = (offset: 0 | 1) =>
    Float64Array.from({ length: count }, (_, point) => line[2 * point + offset] as number);
  const points = drawnPoints(column(0), column(1), details);
  return {
    ...facts,
    kind: "route",
    origin: "planned",
    isVisible: true,
    ...pathFacts(points),
    points,
  };
}
