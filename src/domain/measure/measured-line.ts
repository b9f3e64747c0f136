import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** A measured line as the map draws it, with places close enough together to be joined by straight lines. */
export interface MeasuredLine {
  /** The points that the user set, drawn as dots. */
  readonly points: readonly LatLng[];
  /** The line along them. */
  readonly line: readonly LatLng[];
  /** From the last point to the centre of the map; empty if nothing is aimed at. */
  readonly toCross: readonly LatLng[];
}
