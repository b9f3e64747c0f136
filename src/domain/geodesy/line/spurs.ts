import { distanceMeters } from "#domain/geodesy/distance.ts";

/**
 * A longer way there and back is one that somebody chose. In the sample networks the longest edge part that only leads to the
 * signpost of a node is 47 m; the next part that two edges of a node share is 409 m long.
 */
export const MAX_SPUR_METERS = 50;

/** Vertices this close together are the same one: shapes are stored to a decimetre. */
const SAME_VERTEX_METERS = 0.3;

/** A part of a line that goes to a place beside the route and back over the same vertices. */
export interface Spur {
  /** The indices of the two points at its mouth, on arrival and on return. */
  readonly first: number;
  readonly last: number;
}

/**
 * Finds the spurs of at most `MAX_SPUR_METERS` in a line: lng, lat, lng, lat … in degrees. A spur begins and ends within the
 * line: going back to the start of the line, or on to its end, is not a spur.
 */
export function spursIn(line: ArrayLike<number>): Spur[] {
  const count = line.length / 2;
  const spurs: Spur[] = [];
  for (let at = 1; at < count - 1; at += 1) {
    if (isSame(line, at, at - 1)) continue;
    // Where legs meet, the line has their common place twice.
    let turn = at;
    while (turn + 1 < count && isSame(line, at, turn + 1)) turn += 1;
    const spur = spurAround(line, at, turn);
    if (!spur) continue;
    spurs.push(spur);
    at = spur.last;
  }
  return spurs;
}

/** Returns a line without its spurs: lng, lat, lng, lat … in degrees. */
export function lineWithoutSpurs(line: Float64Array): Float64Array {
  const spurs = spursIn(line);
  return spurs.length === 0
    ? line
    : line.filter((_, place) => !spurs.some((spur) => isOnSpur(spur, place >> 1)));
}

/** Tells whether a point of a line, by its index, is left out with a spur; the first point at its mouth stays. */
export function isOnSpur({ first, last }: Spur, index: number): boolean {
  return index > first && index <= last;
}

/** Returns the spur whose end is the place that the line has from one index to another; null if it is no spur. */
function spurAround(line: ArrayLike<number>, from: number, to: number): Spur | null {
  let [first, last, meters] = [from, to, 0];
  while (first > 0 && last < line.length / 2 - 1 && isSame(line, first - 1, last + 1)) {
    meters += distanceMeters(placeOf(line, first - 1), placeOf(line, first));
    first -= 1;
    last += 1;
    if (meters > MAX_SPUR_METERS) return null;
  }
  const isWithin = first > 0 && last < line.length / 2 - 1;
  return meters > 0 && isWithin ? { first, last } : null;
}

function isSame(line: ArrayLike<number>, one: number, other: number): boolean {
  return distanceMeters(placeOf(line, one), placeOf(line, other)) <= SAME_VERTEX_METERS;
}

function placeOf(line: ArrayLike<number>, index: number) {
  return { lng: line[2 * index] as number, lat: line[2 * index + 1] as number };
}
