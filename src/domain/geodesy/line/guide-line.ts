import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { RoomBeside } from "./room-beside.ts";
import type { Turn } from "./turn.ts";

/** A named point on a line: a numbered node of a plan or a named point of a route. */
export interface GuideNode {
  /** The number as signed, or a name. */
  readonly label: string;
  /** The distance from the start of the line to the point. */
  readonly alongMeters: number;
  /** The length of the spur from the line to the point, which the line leaves out; absent for a point on the line. */
  readonly spurMeters?: number;
  /** The street behind the turn at the point; absent where it is the same as before, or not known. */
  readonly street?: string;
}

/** Something to tell the traveller at a place between the named points of a line. */
export interface GuideCue {
  /**
   * `turn`: a turn; `ferry`, `stairs`: a stretch begins; `walk`: a stretch where a cyclist gets off begins; `times`: a way or
   * a gate with times at which it is closed.
   */
  readonly kind: "turn" | "ferry" | "stairs" | "walk" | "times";
  /** The distance along the line, from its start. */
  readonly alongMeters: number;
  /** Null for a stretch. */
  readonly turn: Turn | null;
  /** The street behind the turn, the name of the ferry, or the times as tagged; null if it has none. */
  readonly name: string | null;
  /** The length of a stretch; absent for a turn and a gate. */
  readonly meters?: number;
}

/** A line to follow: a plan, track or route. The columns are parallel, one entry per point. */
export interface GuideLine {
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
  /** The distance from the start of the line to each point, ascending. */
  readonly alongs: Float64Array;
  readonly lengthMeters: number;
  /** Ascending along the line; the end is included only if it has a name. */
  readonly nodes: readonly GuideNode[];
  /** Ascending along the line; absent until they are known. */
  readonly cues?: readonly GuideCue[];
  /** The destination beyond the end of the line, off the network; null if the line ends at its destination. */
  readonly goal: LatLng | null;
  /** On the water, once it is known. */
  readonly room?: RoomBeside;
}

/** The places of a line in parallel columns. WGS 84 degrees. */
export interface LinePlaces {
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
}

/** Returns the line through all places of a track or route, with straight lines over the gaps between segments. */
export function guideLineOfTrack(path: LinePlaces, nodes: readonly GuideNode[] = []): GuideLine {
  const places = placesInOrder(path);
  return guideLineOf(places, Float64Array.from(metersAlong(places)), nodes);
}

/** Returns the places of a line as lng, lat, lng, lat … */
export function placesInOrder({ lngs, lats }: LinePlaces): Float64Array {
  return Float64Array.from(
    { length: 2 * lngs.length },
    (_, at) => (at % 2 === 0 ? lngs : lats)[at >> 1] as number,
  );
}

/** Returns the line in reverse, without a goal: the goal belonged to the other end. */
export function turnedLine({ lngs, lats, alongs, lengthMeters, nodes }: GuideLine): GuideLine {
  return {
    lngs: lngs.toReversed(),
    lats: lats.toReversed(),
    alongs: alongs.toReversed().map((along) => lengthMeters - along),
    lengthMeters,
    nodes: nodes.toReversed().map((node) => ({
      ...node,
      alongMeters: lengthMeters - node.alongMeters,
    })),
    goal: null,
  };
}

/** Returns the place at a distance along a line, clamped to its ends. */
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

/**
 * Returns the index of the first point farther along the line than this, or the number of points if there is
 * none.
 */
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
 * Returns the line through places whose distances along it are known.
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

/** Returns the distance in metres from the first place to each place (lng, lat, lng, lat …). */
export function metersAlong(line: Float64Array): readonly number[] {
  const alongs: number[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const place = { lng: line[at] as number, lat: line[at + 1] as number };
    const before = at === 0 ? place : { lng: line[at - 2] as number, lat: line[at - 1] as number };
    alongs.push((alongs.at(-1) ?? 0) + distanceMeters(before, place));
  }
  return alongs;
}
