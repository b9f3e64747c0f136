import FlatQueue from "flatqueue";
import type { Position } from "geojson";
import { groundMeters } from "../basemap/src/waters/ground.ts";

/** The points of lines and their connections. Points at exactly the same position are one. */
export interface WaterPoints {
  readonly places: readonly Position[];
  readonly add: (line: readonly Position[]) => void;
  /** Returns whether all connections of a point lead to one other. */
  readonly isDeadEnd: (point: number) => boolean;
  /** Returns the component of each point. */
  readonly components: () => Int32Array;
  /** Returns whether the connections between two points are longer than so many metres. */
  readonly isFurther: (from: number, to: number, meters: number) => boolean;
  /** Returns the points within a distance of a place; may have some that are further away. */
  readonly near: (place: Position, meters: number) => readonly number[];
}

/** The size of a cell of the index, degrees. */
const CELL = { lng: 0.0146, lat: 0.009 } as const;
const CELL_METERS = 1000;

/** Creates the points of these lines. */
export function waterPoints(lines: readonly (readonly Position[])[]): WaterPoints {
  const places: Position[] = [];
  const numberAt = new Map<string, number>();
  const next: number[][] = [];
  const cells = new Map<string, number[]>();
  const numberOf = (place: Position): number => {
    const key = String(place);
    const known = numberAt.get(key);
    if (known !== undefined) return known;
    const number = places.push(place) - 1;
    numberAt.set(key, number);
    next.push([]);
    const cell = cellOf(place).join(" ");
    cells.set(cell, [...(cells.get(cell) ?? []), number]);
    return number;
  };
  const add = (line: readonly Position[]): void => {
    line.slice(1).forEach((place, index) => {
      const [a, b] = [numberOf(line[index] as Position), numberOf(place)];
      if (a === b) return;
      next[a]?.push(b);
      next[b]?.push(a);
    });
  };
  for (const line of lines) add(line);
  return {
    places,
    add,
    isDeadEnd: (point) => new Set(next[point]).size === 1,
    components: () => componentsOf(next),
    isFurther: (from, to, meters) => isFurther({ places, next }, from, to, meters),
    near: (place, meters) => {
      const [column, row] = cellOf(place);
      const reach = Math.ceil(meters / CELL_METERS);
      const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
      return steps.flatMap((dx) =>
        steps.flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
      );
    },
  };
}

function cellOf([lng = 0, lat = 0]: Position): readonly [number, number] {
  return [Math.floor(lng / CELL.lng), Math.floor(lat / CELL.lat)];
}

function componentsOf(next: readonly (readonly number[])[]): Int32Array {
  const components = new Int32Array(next.length).fill(-1);
  let count = 0;
  for (let start = 0; start < next.length; start++) {
    if ((components[start] as number) >= 0) continue;
    components[start] = count;
    const stack = [start];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      for (const other of next[at] ?? []) {
        if ((components[other] as number) >= 0) continue;
        components[other] = count;
        stack.push(other);
      }
    }
    count += 1;
  }
  return components;
}

interface Connected {
  readonly places: readonly Position[];
  readonly next: readonly (readonly number[])[];
}

/** Dijkstra's algorithm with a limit. */
function isFurther({ places, next }: Connected, from: number, to: number, limit: number): boolean {
  const meters = new Map([[from, 0]]);
  const done = new Set<number>();
  const queue = new FlatQueue<number>();
  queue.push(from, 0);
  while (queue.length > 0) {
    const cost = queue.peekValue() as number;
    const at = queue.pop() as number;
    if (cost > limit) return true;
    if (at === to) return false;
    if (done.has(at)) continue;
    done.add(at);
    for (const other of next[at] ?? []) {
      const sum = cost + groundMeters(places[at] as Position, places[other] as Position);
      if (sum >= (meters.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      meters.set(other, sum);
      queue.push(other, sum);
    }
  }
  return true;
}
