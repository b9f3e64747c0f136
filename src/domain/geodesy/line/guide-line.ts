import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

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

/** The places of a line, a column each. WGS 84 degrees. */
export interface LinePlaces {
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
}

/** The line through all places of a track or route; gaps between its segments are gone straight over. */
export function guideLineOfTrack(path: LinePlaces, nodes: readonly GuideNode[] = []): GuideLine {
  const places = placesInOrder(path);
  return guideLineOf(places, Float64Array.from(metersAlong(places)), nodes);
}

/** The places of a line one after the other: lng, lat, lng, lat … */
export function placesInOrder({ lngs, lats }: LinePlaces): Float64Array {
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

/**
 * The line through places whose distances along it are known.
 * @param points lng, lat, lng, lat …
 */
export function guideLineOf(
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
export function metersAlong(line: Float64Array): readonly number[] {
  const alongs: number[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const place = { lng: line[at] as number, lat: line[at + 1] as number };
    const before = at === 0 ? place : { lng: line[at - 2] as number, lat: line[at - 1] as number };
    alongs.push((alongs.at(-1) ?? 0) + distanceMeters(before, place));
  }
  return alongs;
}
