import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** A place on a line or a border, in WGS 84 degrees: longitude, latitude. */
export type LngLat = readonly [lng: number, lat: number];

/** A part of the map that a user wants on the device. */
export type AreaShape = BoxShape | CorridorShape | CircleShape | RegionShape;

/** Everything between two meridians and two parallels. */
export interface BoxShape {
  readonly kind: "box";
  readonly bounds: LngLatBox;
}

/** Everything within half of `widthMeters` of a line, straight between its points as the map draws it. */
export interface CorridorShape {
  readonly kind: "corridor";
  /** The parts of the line; nothing lies between the end of one and the start of the next. */
  readonly lines: readonly (readonly LngLat[])[];
  /** From edge to edge. */
  readonly widthMeters: number;
}

/** Everything within a distance of a place. */
export interface CircleShape {
  readonly kind: "circle";
  readonly center: LatLng;
  readonly radiusMeters: number;
}

/** Everything within borders, such as those of a municipality. */
export interface RegionShape {
  readonly kind: "region";
  /** How far beyond its borders it reaches, for borders that are coarse; nothing unless given. */
  readonly marginMeters?: number;
  /** Closed rings, holes and islands alike: a place is inside when an odd number of rings contain it. */
  readonly rings: readonly (readonly LngLat[])[];
}
