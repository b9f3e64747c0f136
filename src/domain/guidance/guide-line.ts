import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PlanRoute } from "#domain/plans/plan-route.ts";
import type { TrackPath } from "#domain/tracks/track.ts";

/** Something on a line that is named on the way: a numbered node, a named point of a route. */
export interface GuideNode {
  /** The number as signed, or a name. */
  readonly label: string;
  /** How far along the line it stands. */
  readonly alongMeters: number;
}

/** A line to follow, whether plan, track or route. Columns run side by side, a place a point. */
export interface GuideLine {
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** From the beginning of the line to each point, ascending. */
  readonly alongs: Float64Array;
  readonly lengthMeters: number;
  /** Ascending; the end of the line is not one unless it is named. */
  readonly nodes: readonly GuideNode[];
  /** Where one goes from its end, beside the network; null when one goes to the end itself. */
  readonly goal: LatLng | null;
}

/** A place on a line, by how far along it lies. */
export interface PlaceOnGuideLine extends LatLng {
  readonly alongMeters: number;
}

/**
 * The line of a plan: its nodes in order, the length of each leg as the network knows it.
 * @param goal where one goes from the last node, beside the network
 */
export function guideLineOfPlan(
  { nodes, legs }: Pick<PlanRoute, "nodes" | "legs">,
  goal: LatLng | null = null,
): GuideLine {
  const points: number[] = [];
  const alongs: number[] = [];
  let start = 0;
  for (const { line, meters } of legs) {
    const own = cumulative(line);
    // Shapes are stored to a decimetre and measured on a sphere: the network's own length is the better.
    const scale = (own.at(-1) ?? 0) > 0 ? meters / (own.at(-1) as number) : 0;
    own.forEach((along, place) => {
      points.push(line[2 * place] as number, line[2 * place + 1] as number);
      alongs.push(start + along * scale);
    });
    start += meters;
  }
  let at = 0;
  const named = nodes.map(({ number }, place) => {
    at += place === 0 ? 0 : (legs[place - 1]?.meters ?? 0);
    return { label: number, alongMeters: at };
  });
  return { ...lineOf(points, Float64Array.from(alongs), named), goal };
}

/** The line through all places of a track or route; gaps between its segments are gone straight over. */
export function guideLineOfTrack(
  path: Pick<TrackPath, "lngs" | "lats">,
  nodes: readonly GuideNode[] = [],
): GuideLine {
  const places = placesInOrder(path);
  return lineOf(places, Float64Array.from(cumulative(places)), nodes);
}

/** The places of a line one after the other: lng, lat, lng, lat … */
export function placesInOrder({ lngs, lats }: Pick<TrackPath, "lngs" | "lats">): Float64Array {
  return Float64Array.from(
    { length: 2 * lngs.length },
    (_, at) => (at % 2 === 0 ? lngs : lats)[at >> 1] as number,
  );
}

/** The same line from its other end, and to that end: what lay beside the other is no goal any more. */
export function turnedLine({ lngs, lats, alongs, lengthMeters, nodes }: GuideLine): GuideLine {
  return {
    lngs: lngs.toReversed(),
    lats: lats.toReversed(),
    alongs: alongs.toReversed().map((along) => lengthMeters - along),
    lengthMeters,
    nodes: nodes.toReversed().map(({ label, alongMeters }) => ({
      label,
      alongMeters: lengthMeters - alongMeters,
    })),
    goal: null,
  };
}

/** The place so far along a line; its ends for what lies beyond them. */
export function placeAlong(line: GuideLine, alongMeters: number): LatLng {
  const { lngs, lats, alongs } = line;
  const next = Math.min(Math.max(1, pointAfter(line, alongMeters)), lngs.length - 1);
  const before = Math.max(0, next - 1);
  const [from, to] = [alongs[before] ?? 0, alongs[next] ?? 0];
  const part = to > from ? Math.min(1, Math.max(0, (alongMeters - from) / (to - from))) : 0;
  const between = (column: Float64Array): number => {
    const [a, b] = [column[before] ?? 0, column[next] ?? column[before] ?? 0];
    return a + (b - a) * part;
  };
  return { lng: between(lngs), lat: between(lats) };
}

/** The first point of a line that lies farther along it than this; their count when none does. */
export function pointAfter({ alongs }: GuideLine, alongMeters: number): number {
  let [low, high] = [0, alongs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((alongs[middle] as number) <= alongMeters) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lineOf(
  points: ArrayLike<number>,
  alongs: Float64Array,
  nodes: readonly GuideNode[],
): GuideLine {
  const column = (first: number) =>
    Float64Array.from(alongs, (_, place) => points[2 * place + first] as number);
  return {
    lngs: column(0),
    lats: column(1),
    alongs,
    lengthMeters: alongs.at(-1) ?? 0,
    nodes,
    goal: null,
  };
}

/** Metres from the first of these places (lng, lat, lng, lat …) to each. */
function cumulative(line: Float64Array): readonly number[] {
  const alongs: number[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const place = { lng: line[at] as number, lat: line[at + 1] as number };
    const before = at === 0 ? place : { lng: line[at - 2] as number, lat: line[at - 1] as number };
    alongs.push((alongs.at(-1) ?? 0) + distanceMeters(before, place));
  }
  return alongs;
}
