import { forEachInSteps } from "#domain/async/pause.ts";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";
import type { UnitPlace } from "./collect-waters.ts";
import type { WaterArea } from "./water-areas.ts";

/** A point in metres, east and north of the first corner of its water. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A corner of a shore. */
export interface Corner extends Spot {
  readonly id: number;
}

/** The shore of one water surface, or of several that border on each other. */
export interface AreaOutline {
  readonly tags: WaterArea["tags"];
  readonly spotOf: (place: UnitPlace) => Spot;
  readonly placeOf: (spot: Spot) => UnitPlace;
  /** The shores as rings, the first corner not repeated. */
  readonly rings: readonly (readonly Corner[])[];
  readonly isShore: (nodeId: number) => boolean;
  readonly isInside: (spot: Spot) => boolean;
  /** Returns whether the straight line between two spots crosses no shore, and is on the water. */
  readonly isOpen: (from: Spot, to: Spot) => boolean;
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

type Wall = readonly [Corner, Corner];

const METERS_PER_UNIT = 0.1112;

/** The shores of a water surface are looked up in squares of its box, so many in each direction: more for a long shore. */
const [MIN_SQUARES, MAX_SQUARES] = [48, 500];

/** Groups surfaces to waters: those that share a piece of shore are one. Surfaces without all their places are left out. */
export function* watersOf(
  areas: readonly WaterArea[],
  placeOf: (id: number) => UnitPlace | undefined,
): SearchSteps<readonly (readonly WaterArea[])[]> {
  const whole = areas.filter(({ rings }) => rings.every((ring) => ring.every((id) => placeOf(id))));
  const groupOf = whole.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (groupOf[root] !== root) root = groupOf[root] as number;
    return root;
  };
  const firstAt = new Map<string, number>();
  for (const [index, { rings }] of whole.entries()) {
    yield* forEachInSteps(rings.flatMap(stepsOf), (key) => {
      const other = firstAt.get(key);
      if (other === undefined) firstAt.set(key, index);
      else groupOf[rootOf(index)] = rootOf(other);
    });
  }
  const groups = new Map<number, WaterArea[]>();
  whole.forEach((area, index) => {
    const root = rootOf(index);
    addTo(groups, root, area);
  });
  return [...groups.values()];
}

function stepsOf(ring: readonly number[]): string[] {
  return ring.slice(1).map((id, at) => stepKey(ring[at] as number, id));
}

function stepKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Returns the shore of one water of `watersOf`; null if its surfaces are not clean. */
export function* outlineOf(
  group: readonly WaterArea[],
  placeOf: (id: number) => UnitPlace,
): SearchSteps<AreaOutline | null> {
  const counts = new Map<string, number>();
  for (const { rings } of group) {
    yield* forEachInSteps(rings.flatMap(stepsOf), (key) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }
  const ids: [number, number][] = [];
  yield* forEachInSteps([...counts], ([key, count]) => {
    // A step of two surfaces is open water between them.
    if (count % 2 === 1) ids.push(key.split(" ").map(Number) as [number, number]);
  });
  const rings = yield* linked(ids);
  const [origin] = ids.flat();
  if (origin === undefined || !rings) return null;
  const { lng, lat } = placeOf(origin);
  const scale = Math.cos(((lat / 1e6) * Math.PI) / 180);
  const spotOf = (place: UnitPlace): Spot => ({
    x: (place.lng - lng) * scale * METERS_PER_UNIT,
    y: (place.lat - lat) * METERS_PER_UNIT,
  });
  const cornerOf = (id: number): Corner => ({ id, ...spotOf(placeOf(id)) });
  const corners = rings.map((ring) => ring.map(cornerOf));
  const walls = corners.flatMap((ring) =>
    ring.map((corner, at): Wall => [corner, ring[(at + 1) % ring.length] as Corner]),
  );
  const shore = new Set(ids.flat());
  return {
    tags: group[0]?.tags ?? {},
    spotOf,
    placeOf: ({ x, y }) => ({
      lng: Math.round(lng + x / scale / METERS_PER_UNIT),
      lat: Math.round(lat + y / METERS_PER_UNIT),
    }),
    rings: corners,
    isShore: (nodeId) => shore.has(nodeId),
    ...(yield* lookUps(walls)),
  };
}

/** Links steps to rings; null where more than two meet, as no clean surface has it. */
function* linked(
  steps: readonly (readonly [number, number])[],
): SearchSteps<readonly (readonly number[])[] | null> {
  const next = new Map<number, number[]>();
  yield* forEachInSteps(steps, ([a, b]) => {
    addTo(next, a, b);
    addTo(next, b, a);
  });
  if ([...next.values()].some(({ length }) => length !== 2)) return null;
  // Every corner has two neighbours, so following them always comes back.
  const rings: number[][] = [];
  const seen = new Set<number>();
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    yield;
    const ring: number[] = [];
    for (let at: number | undefined = start; at !== undefined && !seen.has(at); ) {
      ring.push(at);
      seen.add(at);
      at = next.get(at)?.find((id) => !seen.has(id));
    }
    rings.push(ring);
  }
  return rings;
}

function* lookUps(
  walls: readonly Wall[],
): SearchSteps<Pick<AreaOutline, "isInside" | "isOpen" | "box">> {
  const xs = walls.map(([{ x }]) => x);
  const ys = walls.map(([{ y }]) => y);
  const box = [xs, ys].map((all) => [least(all), -least(all.map((one) => -one))] as const);
  const [[west, east], [south, north]] = box as [[number, number], [number, number]];
  const count = Math.min(MAX_SQUARES, Math.max(MIN_SQUARES, Math.sqrt(walls.length)));
  const size = Math.max(1, (east - west) / count, (north - south) / count);
  const squareOf = (value: number, start: number): number => Math.floor((value - start) / size);
  const squares = new Map<number, Wall[]>();
  const rows = new Map<number, Wall[]>();
  yield* forEachInSteps(walls, (wall) => {
    const [a, b] = wall;
    const [low, high] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
    for (let row = squareOf(low, south); row <= squareOf(high, south); row++) {
      addTo(rows, row, wall);
      const first = squareOf(Math.min(a.x, b.x), west);
      for (let column = first; column <= squareOf(Math.max(a.x, b.x), west); column++) {
        const key = row * 1000 + column;
        addTo(squares, key, wall);
      }
    }
  });
  const isInside = ({ x, y }: Spot): boolean => {
    let isIn = false;
    for (const [a, b] of rows.get(squareOf(y, south)) ?? []) {
      if (a.y > y === b.y > y) continue;
      if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
    }
    return isIn;
  };
  /** Tells whether a wall near a part of a line crosses the whole line. */
  const crossed = (from: Spot, to: Spot, whole: readonly [Spot, Spot]): boolean => {
    const first = [squareOf(Math.min(from.x, to.x), west), squareOf(Math.min(from.y, to.y), south)];
    const last = [squareOf(Math.max(from.x, to.x), west), squareOf(Math.max(from.y, to.y), south)];
    for (let row = first[1] as number; row <= (last[1] as number); row++) {
      for (let column = first[0] as number; column <= (last[0] as number); column++) {
        const walled = squares.get(row * 1000 + column);
        if (walled?.some(([a, b]) => areCrossing(...whole, a, b))) return true;
      }
    }
    return false;
  };
  const isOpen = (from: Spot, to: Spot): boolean => {
    if (!NEAR_ENDS.every((share) => isInside(between(from, to, share)))) return false;
    const parts = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / size) || 1;
    for (let part = 0; part < parts; part++) {
      const ends = [between(from, to, part / parts), between(from, to, (part + 1) / parts)];
      if (crossed(ends[0] as Spot, ends[1] as Spot, [from, to])) return false;
    }
    return true;
  };
  return { isInside, isOpen, box: [west, south, east, north] };
}

function addTo<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Places on a line that show on which side of a shore it begins and ends. */
const NEAR_ENDS = [0.01, 0.5, 0.99];

function least(values: readonly number[]): number {
  return values.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY);
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/** Returns whether a line crosses a wall, or passes its end; a line that begins at a wall does not cross it. */
function areCrossing(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const [first, second] = [sideOf(a, b, c), sideOf(a, b, d)];
  const [third, fourth] = [sideOf(c, d, a), sideOf(c, d, b)];
  return first * second <= 0 && third * fourth < 0;
}

/** Twice the area of the triangle, with a sign; within a centimetre of the line it is on it. */
function sideOf(a: Spot, b: Spot, c: Spot): number {
  const doubled = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  return Math.abs(doubled) < 0.01 * Math.hypot(b.x - a.x, b.y - a.y) ? 0 : doubled;
}
