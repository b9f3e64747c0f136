import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** MapLibre counts zoom in tiles of this many CSS pixels. */
export const TILE_PIXELS = 512;

/** What a box is to be shown in. */
export interface ViewRoom {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** However small the box is. */
  readonly nearestZoom: number;
}

/**
 * What of the smallest phone's map lies free of buttons and words. Beyond its zoom a box of one field or
 * one street would be nothing but that.
 */
const ANY_SCREEN: ViewRoom = { width: 260, height: 260, nearestZoom: 15 };

/** The smallest box (west, south, east, north) around places; around none, the place 0, 0. */
export function boxAround(places: readonly LatLng[]): LngLatBox {
  const [first = { lat: 0, lng: 0 }] = places;
  return places.reduce<LngLatBox>(
    ([west, south, east, north], { lat, lng }) => [
      Math.min(west, lng),
      Math.min(south, lat),
      Math.max(east, lng),
      Math.max(north, lat),
    ],
    [first.lng, first.lat, first.lng, first.lat],
  );
}

/** The smallest box that holds all of these, each west, south, east, north. */
export function boxAroundBoxes(boxes: readonly LngLatBox[]): LngLatBox {
  return boxAround(
    boxes.flatMap(([west, south, east, north]) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]),
  );
}

/** The middle of a box (west, south, east, north), in degrees. */
export function middleOf([west, south, east, north]: LngLatBox): LatLng {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** How wide and high a box (west, south, east, north) is on the ground, measured through its middle. */
export function boxSizeMeters(bounds: LngLatBox): { width: number; height: number } {
  const [west, south, east, north] = bounds;
  const { lat, lng } = middleOf(bounds);
  return {
    width: distanceMeters({ lat, lng: west }, { lat, lng: east }),
    height: distanceMeters({ lat: south, lng }, { lat: north, lng }),
  };
}

/** The view that shows all of a box (west, south, east, north), north on top, on any screen or in this room. */
export function viewOfBox(bounds: LngLatBox, room = ANY_SCREEN): MapView {
  const [west, south, east, north] = bounds;
  const across = room.width / (tileColumn(east, 0) - tileColumn(west, 0));
  const down = room.height / (tileRow(south, 0) - tileRow(north, 0));
  const zoom = Math.log2(Math.min(across, down) / TILE_PIXELS);
  return { ...middleOf(bounds), zoom: Math.min(room.nearestZoom, Math.max(0, zoom)) };
}
