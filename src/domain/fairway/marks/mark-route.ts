import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import { drawnPoints } from "#domain/tracks/drawn-points.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { PointDetails, Track } from "#domain/tracks/track.ts";

/** A leg of a route of marks. */
export interface MarkLeg {
  /** lng, lat, lng, lat … in WGS 84 degrees, from mark to mark. */
  readonly line: Float64Array;
  /** The names of the waters that it follows, in its order; null for a straight leg. */
  readonly waters: readonly string[] | null;
  /** The length of what follows no known water, metres. */
  readonly straightMeters: number;
}

/** Returns the straight leg between two marks. */
export function straightLeg(from: LatLng, to: LatLng): MarkLeg {
  const line = Float64Array.of(from.lng, from.lat, to.lng, to.lat);
  return { line, waters: null, straightMeters: distanceMeters(from, to) };
}

/** A mark further from the middle of its water lies at the side of a wide one: nobody goes to the middle and back. */
const WIDE_METERS = 30;

/** A leg along waters may be at most this many times as long as the straight line. */
const LONGEST_DETOUR = 6;

/** Returns the leg between two marks along the waters between them; straight where these go very far around. */
export function legAlongWaters(from: LatLng, to: LatLng, route: WayRoute): MarkLeg {
  const { metersBefore, metersAfter, line: along } = route;
  if (route.meters > LONGEST_DETOUR * distanceMeters(from, to)) return straightLeg(from, to);
  const isWideBefore = metersBefore > WIDE_METERS;
  const isWideAfter = metersAfter > WIDE_METERS;
  const inner = along.subarray(isWideBefore ? 2 : 0, along.length - (isWideAfter ? 2 : 0));
  const line = Float64Array.from([from.lng, from.lat, ...inner, to.lng, to.lat]);
  const names = route.stretches.flatMap(({ name }) => name ?? []);
  return {
    line,
    waters: names.filter((name, at) => name !== names[at - 1]),
    // Between two marks at the side of one piece of a lake, nothing of the line is left.
    straightMeters: inner.length === 0 ? distanceMeters(from, to) : metersBefore + metersAfter,
  };
}

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
