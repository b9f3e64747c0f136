import { shortDistanceMeters } from "#domain/geodesy/short-distance.ts";
import { UNITS_PER_DEGREE, UNITS_PER_METER } from "./ways-format.ts";

/** The positions of nodes in 10⁻⁶ degree. */
export interface NodePlaces {
  readonly lngs: Int32Array;
  readonly lats: Int32Array;
}

/** Returns metres as decimetres, rounded up: no path is shorter than the straight line, which the search relies on. */
export function lengthUnits(meters: number): number {
  return Math.ceil(meters * UNITS_PER_METER - 1e-6);
}

/** Returns the distance between two nodes in metres. */
export function metersBetween({ lngs, lats }: NodePlaces, a: number, b: number): number {
  return shortDistanceMeters(
    (lngs[a] as number) / UNITS_PER_DEGREE,
    (lats[a] as number) / UNITS_PER_DEGREE,
    (lngs[b] as number) / UNITS_PER_DEGREE,
    (lats[b] as number) / UNITS_PER_DEGREE,
  );
}

/** Returns the length in decimetres of the line through `nodes[first]` to `nodes[last]`. */
export function lineUnits(
  places: NodePlaces,
  nodes: Uint32Array,
  first: number,
  last: number,
): number {
  let meters = 0;
  for (let at = first; at < last; at++) {
    meters += metersBetween(places, nodes[at] as number, nodes[at + 1] as number);
  }
  return lengthUnits(meters);
}
