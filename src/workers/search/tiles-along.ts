import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin, type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type TileAddress, tileColumn, tileKey, tileRow } from "#domain/tiles/tile-grid.ts";

/** Returns the tiles of a zoom within `reachMeters` of a line (lng, lat, lng, lat …) and within the bounds. */
export function tilesAlong(
  line: Float64Array,
  reachMeters: number,
  bounds: LngLatBox,
  z: number,
): readonly TileAddress[] {
  const tiles = new Map<string, TileAddress>();
  for (const place of placesOn(line, 2 * reachMeters)) {
    const box = overlapOf(boxWithin(place, reachMeters), bounds);
    for (const tile of tilesOf(box, z)) tiles.set(tileKey(tile), tile);
  }
  return [...tiles.values()];
}

/** Yields the points of a line, and intermediate points where two are farther apart than a step. */
function* placesOn(line: Float64Array, stepMeters: number): Generator<LatLng> {
  const pointAt = (at: number): LatLng => ({
    lng: line[at] as number,
    lat: line[at + 1] as number,
  });
  for (let at = 0; at + 1 < line.length; at += 2) {
    const here = pointAt(at);
    yield here;
    if (at + 3 >= line.length) return;
    const next = pointAt(at + 2);
    const steps = Math.ceil(distanceMeters(here, next) / stepMeters);
    for (let step = 1; step < steps; step += 1) {
      const part = step / steps;
      yield {
        lng: here.lng + (next.lng - here.lng) * part,
        lat: here.lat + (next.lat - here.lat) * part,
      };
    }
  }
}

/** Returns the tiles of a zoom that touch a box. */
export function tilesOf([west, south, east, north]: LngLatBox, z: number): readonly TileAddress[] {
  const tiles: TileAddress[] = [];
  const [lastX, lastY] = [tileColumn(east, z), tileRow(south, z)];
  const firstY = Math.floor(tileRow(north, z));
  for (let x = Math.floor(tileColumn(west, z)); x <= lastX; x++) {
    for (let y = firstY; y <= lastY; y++) tiles.push({ z, x, y });
  }
  return tiles;
}
