import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** A place on a line or a border, in WGS 84 degrees: longitude, latitude. */
export type LngLat = readonly [lng: number, lat: number];

/** The shape of an area that the user wants on the device. */
export type AreaShape = BoxShape | CorridorShape | CircleShape | RegionShape;

/** The area between two meridians and two parallels. */
export interface BoxShape {
  readonly kind: "box";
  readonly bounds: LngLatBox;
}

/** The area within half of `widthMeters` of a line, which is straight between its points on the map. */
export interface CorridorShape {
  readonly kind: "corridor";
  /** The parts of the line; the gap between the end of one and the start of the next is not covered. */
  readonly lines: readonly (readonly LngLat[])[];
  /** The whole width, from edge to edge. */
  readonly widthMeters: number;
}

/** The area within a distance of a place. */
export interface CircleShape {
  readonly kind: "circle";
  readonly center: LatLng;
  readonly radiusMeters: number;
}

/** The area within borders, such as those of a municipality. */
export interface RegionShape {
  readonly kind: "region";
  /** The distance by which the area extends beyond its borders, for coarse borders; 0 by default. */
  readonly marginMeters?: number;
  /** Closed rings, holes and islands alike: a place is inside when an odd number of rings contain it. */
  readonly rings: readonly (readonly LngLat[])[];
}
