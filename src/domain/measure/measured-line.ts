import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** A measured line as the map draws it: places near enough together to be joined by straight strokes. */
export interface MeasuredLine {
  /** The points that were set, drawn as dots. */
  readonly points: readonly LatLng[];
  /** The line along them. */
  readonly line: readonly LatLng[];
  /** From the last point to the middle of the map; empty when nothing is aimed at. */
  readonly toCross: readonly LatLng[];
}
