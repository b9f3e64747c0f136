import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CorridorEdge } from "./corridor.ts";
import type { EdgePart } from "./steps-between.ts";

/** A line along ways. */
export interface MatchedLine {
  /** lng, lat, lng, lat … in degrees. */
  readonly line: Float64Array;
  /** Metres from its start, for each point. */
  readonly alongs: readonly number[];
}

/** Returns the line of connected parts of edges. */
export function lineOfParts(
  edges: readonly CorridorEdge[],
  parts: readonly EdgePart[],
): MatchedLine {
  const line: number[] = [];
  const alongs: number[] = [];
  let start = 0;
  for (const { edge, from, to } of parts) {
    const whole = edges[edge] as CorridorEdge;
    const inside = whole.alongs.filter((at) => at > Math.min(from, to) && at < Math.max(from, to));
    const stops = [from, ...(to > from ? inside : inside.toReversed()), to];
    for (const at of alongs.length === 0 ? stops : stops.slice(1)) {
      const { lng, lat } = placeOnEdge(whole, at);
      line.push(lng, lat);
      alongs.push(start + Math.abs(at - from));
    }
    start += Math.abs(to - from);
  }
  return { line: Float64Array.from(line), alongs };
}

function placeOnEdge({ alongs, lngs, lats }: CorridorEdge, meters: number): LatLng {
  const next = Math.max(
    1,
    alongs.findIndex((at) => at >= meters),
  );
  const [start, end] = [alongs[next - 1] as number, alongs[next] as number];
  const share = end > start ? Math.min(1, Math.max(0, (meters - start) / (end - start))) : 0;
  const between = (list: readonly number[]): number =>
    (list[next - 1] as number) + share * ((list[next] as number) - (list[next - 1] as number));
  return { lng: between(lngs), lat: between(lats) };
}

/** Returns the place at a distance from the start of a line. */
export function placeOnLine({ line, alongs }: MatchedLine, meters: number): LatLng {
  const next = pointFrom(alongs, meters);
  const [start, end] = [alongs[next - 1] as number, alongs[next] as number];
  const share = end > start ? Math.min(1, Math.max(0, (meters - start) / (end - start))) : 0;
  const between = (column: 0 | 1): number => {
    const from = line[2 * (next - 1) + column] as number;
    return from + share * ((line[2 * next + column] as number) - from);
  };
  return { lng: between(0), lat: between(1) };
}

/** Returns the first point at least so far along a line, but never its first. */
export function pointFrom(alongs: readonly number[], meters: number): number {
  let [low, high] = [1, alongs.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((alongs[middle] as number) < meters) low = middle + 1;
    else high = middle;
  }
  return low;
}
