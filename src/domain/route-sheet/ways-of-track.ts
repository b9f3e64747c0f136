import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import {
  isTooLongToMatch,
  type MatchedTrack,
  matchTrack,
  type TrackToMatch,
} from "#domain/network/ways/match/match-track.ts";
import { lineOfParts, pointFrom } from "#domain/network/ways/match/matched-line.ts";
import type { WaysOfRoute } from "./find-junctions.ts";
import { gapsOutside, isInStretch, type MapGap } from "./map-gap.ts";
import { nearestOn, type PlanePoint, type RouteInPlane } from "./route-in-plane.ts";
import { type LineOfRoute, waysOfLine, waysOfRoute } from "./ways-of-route.ts";

/**
 * Finds the nodes of ways that a recorded track passes: the track is matched to ways where it does not follow them exactly. Distances are
 * those along the track.
 * @param line lng, lat, lng, lat … in degrees
 */
export async function waysOfTrack(
  ways: JoinedWays,
  line: Float64Array,
  route: RouteInPlane,
  mode: WayMode,
): Promise<WaysOfRoute> {
  const exact = await waysOfRoute(ways, line, route, mode);
  const whole = { fromMeters: 0, toMeters: route.alongMeters.at(-1) ?? 0 };
  if (gapsOutside([whole], exact.stretches).length === 0) return exact;
  const track = { mode, ...columnsOf(line) };
  if (isTooLongToMatch(track)) return exact;
  const passages = [...exact.passages];
  const stretches: MapGap[] = [...exact.stretches];
  const isExact = (along: number) => exact.stretches.some((one) => isInStretch(one, along));
  const matched = await matchTrack(ways, track);
  for (const beside of linesBeside(matched, route, line)) {
    const found = await waysOfLine(ways, beside, route, mode);
    passages.push(...found.passages.filter(({ alongMeters }) => !isExact(alongMeters)));
    stretches.push(...gapsOutside(found.stretches, exact.stretches));
  }
  return {
    passages: passages.sort((one, other) => one.alongMeters - other.alongMeters),
    stretches: stretches.sort((one, other) => one.fromMeters - other.fromMeters),
  };
}

function columnsOf(line: Float64Array): Pick<TrackToMatch, "lngs" | "lats"> {
  return {
    lngs: line.filter((_, at) => at % 2 === 0),
    lats: line.filter((_, at) => at % 2 === 1),
  };
}

/** Returns the lines along ways of a matched track. */
function linesBeside(
  { edges, stretches }: MatchedTrack,
  route: RouteInPlane,
  line: Float64Array,
): LineOfRoute[] {
  // The plane is a few metres longer or shorter than the earth.
  const scale = (route.alongMeters.at(-1) ?? 0) / (metersAlong(line).at(-1) || 1);
  return stretches.flatMap(({ parts, fromMeters }) => {
    if (!parts) return [];
    const beside = lineOfParts(edges, parts);
    return { line: beside.line, alongMeters: alongsBeside(route, beside.line, fromMeters * scale) };
  });
}

/** A track may be longer than the way by its errors, metres. */
const AHEAD_METERS = 60;
/** A place may lie a little before the one that was found last: both are within the errors of the track, metres. */
const BACK_METERS = 30;

/** Returns the distances along a route nearest to the points of a line beside it, never going back. */
function alongsBeside(route: RouteInPlane, line: Float64Array, fromMeters: number): number[] {
  const metersOnLine = metersAlong(line);
  const alongs: number[] = [];
  let last = fromMeters;
  for (const [point, meters] of metersOnLine.entries()) {
    const place = route.toPlane({
      lng: line[2 * point] as number,
      lat: line[2 * point + 1] as number,
    });
    const step = meters - (metersOnLine[point - 1] ?? 0);
    const window = [last - BACK_METERS, last + 2 * step + AHEAD_METERS] as const;
    last = Math.max(last, nearestAlong(route, place, window) ?? last);
    alongs.push(last);
  }
  return alongs;
}

/** Returns the distance along a route, within a window, at which it is nearest to a place; null outside the route. */
function nearestAlong(
  { points, alongMeters }: RouteInPlane,
  place: PlanePoint,
  [first, end]: readonly [number, number],
): number | null {
  let [best, least] = [null as number | null, Number.POSITIVE_INFINITY];
  for (let at = pointFrom(alongMeters, first); at < points.length; at++) {
    const start = alongMeters[at - 1] as number;
    if (start > end) break;
    const { share, off } = nearestOn(points[at - 1] as PlanePoint, points[at] as PlanePoint, place);
    const along = start + share * ((alongMeters[at] as number) - start);
    if (off < least && along >= first && along <= end) [best, least] = [along, off];
  }
  return best;
}
