import FlatQueue from "flatqueue";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { guideLineOf, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import type { WaterLine } from "./water-lines.ts";

/** A leg of a route of marks. */
export interface MarkLeg {
  /** lng, lat, lng, lat … in WGS 84 degrees, from mark to mark. */
  readonly line: Float64Array;
  /** The name of the water that it follows; null for a straight leg. */
  readonly water: string | null;
}

/** The largest distance from a mark to the line of its water, in metres. */
const ON_WATER_METERS = 100;

/** Points closer together are joined: pieces of a water meet at tile edges within a few metres. */
const JOINED_METERS = 15;

/** A leg along a water may be at most this many times as long as the straight line. */
const LONGEST_DETOUR = 6;

/** Returns the straight leg between two marks. */
export function straightLeg(from: LatLng, to: LatLng): MarkLeg {
  return { line: Float64Array.of(from.lng, from.lat, to.lng, to.lat), water: null };
}

/**
 * Returns the leg between two marks along the shortest named water on which both lie; otherwise the
 * straight leg.
 */
export function waterLeg(waters: readonly WaterLine[], from: LatLng, to: LatLng): MarkLeg {
  const byName = new Map<string, WaterLine[]>();
  for (const one of waters) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const most = LONGEST_DETOUR * distanceMeters(from, to);
  let best: { readonly leg: MarkLeg; readonly meters: number } | null = null;
  for (const [water, lines] of byName) {
    const line = pathAlong(lines, from, to);
    if (!line) continue;
    const meters = metersAlong(line).at(-1) ?? 0;
    if (meters > most || (best && meters >= best.meters)) continue;
    best = { leg: { line, water }, meters };
  }
  return best?.leg ?? straightLeg(from, to);
}

/** A place on a water: the line, the index of the point before it, and the place itself. */
interface OnWater {
  readonly line: WaterLine;
  readonly point: number;
  readonly place: LatLng;
}

function pathAlong(lines: readonly WaterLine[], from: LatLng, to: LatLng): Float64Array | null {
  const [start, end] = [onWater(lines, from), onWater(lines, to)];
  if (!start || !end) return null;
  const graph = createWaterGraph();
  for (const one of lines) {
    const extra = [start, end]
      .filter(({ line }) => line === one)
      .toSorted((a, b) => a.point - b.point || nearness(one, a) - nearness(one, b));
    graph.addLine(one.line, extra);
  }
  const places = graph.path(start.place, end.place);
  if (!places) return null;
  return Float64Array.from([from, ...places, to].flatMap(({ lng, lat }) => [lng, lat]));
}

/** Returns the distance of a place from the point before it. */
function nearness({ line }: WaterLine, { point, place }: OnWater): number {
  return distanceMeters(place, pointAt(line, point));
}

/** Returns the nearest place on these lines; null if none is within reach. */
function onWater(lines: readonly WaterLine[], place: LatLng): OnWater | null {
  let best: OnWater | null = null;
  let least = ON_WATER_METERS;
  for (const line of lines) {
    const alongs = Float64Array.from(metersAlong(line.line));
    const match = nearestMatch(guideLineOf(line.line, alongs, []), place);
    if (!match || match.offMeters > least) continue;
    least = match.offMeters;
    const point = Math.max(
      0,
      alongs.findLastIndex((along) => along <= match.alongMeters),
    );
    best = {
      line,
      point: Math.min(point, alongs.length - 2),
      place: placeOn(line.line, alongs, match.alongMeters),
    };
  }
  return best;
}

function placeOn(line: Float64Array, alongs: Float64Array, alongMeters: number): LatLng {
  const after = Math.max(
    1,
    alongs.findIndex((along) => along >= alongMeters),
  );
  const [before, end] = [alongs[after - 1] as number, alongs[after] as number];
  const part = end > before ? (alongMeters - before) / (end - before) : 0;
  const [a, b] = [pointAt(line, after - 1), pointAt(line, after)];
  return { lng: a.lng + (b.lng - a.lng) * part, lat: a.lat + (b.lat - a.lat) * part };
}

function pointAt(line: Float64Array, index: number): LatLng {
  return { lng: line[2 * index] as number, lat: line[2 * index + 1] as number };
}

/** A graph of points joined by the lines of one water. */
function createWaterGraph() {
  const places: LatLng[] = [];
  const neighbours: { readonly to: number; readonly meters: number }[][] = [];
  const cells = new Map<string, number[]>();

  /** Returns the index of the point at a place; adds one unless there is one within a few metres. */
  function pointFor(place: LatLng): number {
    for (const key of cellsAround(place)) {
      const near = cells
        .get(key)
        ?.find((index) => distanceMeters(places[index] as LatLng, place) <= JOINED_METERS);
      if (near !== undefined) return near;
    }
    const index = places.push(place) - 1;
    neighbours.push([]);
    const key = cellOf(place, 0, 0);
    cells.set(key, [...(cells.get(key) ?? []), index]);
    return index;
  }

  function join(from: number, to: number): void {
    if (from === to) return;
    const meters = distanceMeters(places[from] as LatLng, places[to] as LatLng);
    neighbours[from]?.push({ to, meters });
    neighbours[to]?.push({ to: from, meters });
  }

  return {
    addLine(line: Float64Array, extra: readonly OnWater[]): void {
      let last: number | null = null;
      for (let point = 0; point < line.length / 2; point++) {
        const own = [
          pointAt(line, point),
          ...extra.filter((one) => one.point === point).map((one) => one.place),
        ];
        for (const place of own) {
          const index = pointFor(place);
          if (last !== null) join(last, index);
          last = index;
        }
      }
    },
    /** Returns the places from one point to another along the lines; null if they are not connected. */
    path(from: LatLng, to: LatLng): readonly LatLng[] | null {
      const [start, end] = [pointFor(from), pointFor(to)];
      const cameFrom = shortest(neighbours, start, end);
      if (!cameFrom) return null;
      const found: LatLng[] = [];
      for (let at = end; at >= 0; at = cameFrom[at] as number) found.unshift(places[at] as LatLng);
      return found;
    },
  };
}

/** About 20 m, so that points to join are in the same cell or in neighbouring ones. */
const CELLS_PER_DEGREE = 5000;

function cellOf({ lng, lat }: LatLng, right: number, up: number): string {
  return `${Math.floor(lng * CELLS_PER_DEGREE) + right} ${Math.floor(lat * CELLS_PER_DEGREE) + up}`;
}

function cellsAround(place: LatLng): readonly string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((right) => steps.map((up) => cellOf(place, right, up)));
}

/** Dijkstra's algorithm. Returns the previous point of each point, -1 for the first; null if there is no path. */
function shortest(
  neighbours: readonly (readonly { readonly to: number; readonly meters: number }[])[],
  start: number,
  end: number,
): Int32Array | null {
  const costs = new Float64Array(neighbours.length).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(neighbours.length).fill(-1);
  const queue = new FlatQueue<number>();
  costs[start] = 0;
  queue.push(start, 0);
  while (queue.length > 0) {
    const cost = queue.peekValue() as number;
    const at = queue.pop() as number;
    if (at === end) return cameFrom;
    if (cost > (costs[at] as number)) continue;
    for (const { to, meters } of neighbours[at] ?? []) {
      const next = cost + meters;
      if (next >= (costs[to] as number)) continue;
      costs[to] = next;
      cameFrom[to] = at;
      queue.push(to, next);
    }
  }
  return null;
}
