import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { MapView } from "#domain/position/map-view.ts";
import { tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** The size of a tile for MapLibre's zoom, in CSS pixels. */
export const TILE_PIXELS = 512;

/** The space in which to show a box. */
export interface ViewRoom {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The highest zoom, even for a tiny box. */
  readonly nearestZoom: number;
}

/**
 * The part of the map that is free of buttons and text on the smallest phone. Beyond its zoom, a box of a
 * single field or street would fill the screen without any context.
 */
const ANY_SCREEN: ViewRoom = { width: 260, height: 260, nearestZoom: 15 };

/** Returns the smallest box (west, south, east, north) around places; the place 0, 0 if there are none. */
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

/** Returns the smallest box that contains all of these, each west, south, east, north. */
export function boxAroundBoxes(boxes: readonly LngLatBox[]): LngLatBox {
  return boxAround(
    boxes.flatMap(([west, south, east, north]) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]),
  );
}

/** Returns the centre of a box (west, south, east, north), in degrees. */
export function middleOf([west, south, east, north]: LngLatBox): LatLng {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** Returns the width and height of a box (west, south, east, north) on the ground, through its centre. */
export function boxSizeMeters(bounds: LngLatBox): { width: number; height: number } {
  const [west, south, east, north] = bounds;
  const { lat, lng } = middleOf(bounds);
  return {
    width: distanceMeters({ lat, lng: west }, { lat, lng: east }),
    height: distanceMeters({ lat: south, lng }, { lat: north, lng }),
  };
}

/**
 * Returns the view that shows all of a box (west, south, east, north), north up, on any screen or in this
 * space.
 */
export function viewOfBox(bounds: LngLatBox, room = ANY_SCREEN): MapView {
  const [west, south, east, north] = bounds;
  const across = room.width / (tileColumn(east, 0) - tileColumn(west, 0));
  const down = room.height / (tileRow(south, 0) - tileRow(north, 0));
  const zoom = Math.log2(Math.min(across, down) / TILE_PIXELS);
  return { ...middleOf(bounds), zoom: Math.min(room.nearestZoom, Math.max(0, zoom)) };
}
