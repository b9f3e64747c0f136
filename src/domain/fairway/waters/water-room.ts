import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import { guideLineOf, metersAlong, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import type { RoomBeside } from "#domain/geodesy/line/room-beside.ts";
import { isInRing } from "#domain/geodesy/point-in-ring.ts";
import { latOf, lngOf, type TileAddress, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";

/** The water in a tile. */
export interface TileWater {
  readonly tile: TileAddress;
  /** Closed rings of lng, lat, lng, lat … in WGS 84 degrees. */
  readonly rings: readonly Float64Array[];
}

const POLYGON = 3;

/** Returns the areas of water in an uncompressed MVT tile of the OpenMapTiles schema. Throws for bytes that are not a tile. */
export function tileWater(bytes: ArrayBuffer, tile: TileAddress): TileWater {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const layer = layers["water"];
  const rings: Float64Array[] = [];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    if (!feature || feature.type !== POLYGON) continue;
    for (const ring of feature.loadGeometry()) {
      rings.push(
        Float64Array.from(
          ring.flatMap(({ x, y }) => [
            lngOf(tile.x + x / feature.extent, tile.z),
            latOf(tile.y + y / feature.extent, tile.z),
          ]),
        ),
      );
    }
  }
  return { tile, rings };
}

/** A boat farther from the line than this is off it on any water, metres. */
export const MAX_ROOM_METERS = 250;

/** The distance between two samples of a line, metres. */
const SAMPLE_METERS = 50;

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/**
 * Returns how far the water reaches beside a line, on the wider of its sides: 0 where the line is on no water of the tiles.
 * @param line lng, lat, lng, lat … in WGS 84 degrees
 */
export function roomBeside(line: Float64Array, waters: readonly TileWater[]): RoomBeside {
  const path = guideLineOf(line, Float64Array.from(metersAlong(line)), []);
  const edges = waters.flatMap(shoresOf);
  const byTile = new Map(waters.map((water) => [keyOf(water.tile), water]));
  const z = waters[0]?.tile.z ?? 0;
  const count = Math.floor(path.lengthMeters / SAMPLE_METERS) + 1;
  const meters = Float64Array.from({ length: count }, (_, index) => {
    const along = index * SAMPLE_METERS;
    const place = placeAlong(path, along);
    const [x, y] = [tileColumn(place.lng, z), tileRow(place.lat, z)];
    const water = byTile.get(keyOf({ z, x: Math.floor(x), y: Math.floor(y) }));
    if (!water || !isInWater(water, place.lng, place.lat)) return 0;
    // The direction of the line around the sample.
    const [from, to] = [placeAlong(path, along - 1), placeAlong(path, along + 1)];
    const scale = Math.cos((place.lat * Math.PI) / 180) * METERS_PER_DEGREE;
    const [dx, dy] = [(to.lng - from.lng) * scale, (to.lat - from.lat) * METERS_PER_DEGREE];
    const length = Math.hypot(dx, dy) || 1;
    return acrossMeters(edges, place, { x: -dy / length, y: dx / length, scale });
  });
  return { stepMeters: SAMPLE_METERS, meters };
}

function keyOf({ x, y }: TileAddress): string {
  return `${x}/${y}`;
}

/** An edge of water: lng, lat, lng, lat. */
type Edge = readonly [number, number, number, number];

/** Returns the edges of the water in a tile without those along which the tile cuts it. */
function shoresOf({ tile, rings }: TileWater): readonly Edge[] {
  const isCut = (a: number, b: number, first: number, last: number): boolean =>
    Math.min(a, b) >= last - CUT_DEGREES || Math.max(a, b) <= first + CUT_DEGREES;
  const [west, east] = [lngOf(tile.x, tile.z), lngOf(tile.x + 1, tile.z)];
  const [north, south] = [latOf(tile.y, tile.z), latOf(tile.y + 1, tile.z)];
  const edges: Edge[] = [];
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(at, at + 4);
      if (isCut(ax, bx, west, east) || isCut(ay, by, south, north)) continue;
      edges.push([ax, ay, bx, by]);
    }
  }
  return edges;
}

/** A metre, for the rounding of coordinates in a tile. */
const CUT_DEGREES = 0.00001;

/** Counts the rings around a place: the holes of water are rings too. */
function isInWater({ rings }: TileWater, lng: number, lat: number): boolean {
  return rings.filter((ring) => isInRing(ring, lng, lat)).length % 2 === 1;
}

/** Returns the distance to the shore across the line, on the side where it is farther. */
function acrossMeters(
  edges: readonly Edge[],
  { lng, lat }: { readonly lng: number; readonly lat: number },
  across: { readonly x: number; readonly y: number; readonly scale: number },
): number {
  let [left, right] = [MAX_ROOM_METERS, MAX_ROOM_METERS];
  for (const [aLng, aLat, bLng, bLat] of edges) {
    const [ax, ay] = [(aLng - lng) * across.scale, (aLat - lat) * METERS_PER_DEGREE];
    const [bx, by] = [(bLng - lng) * across.scale, (bLat - lat) * METERS_PER_DEGREE];
    // The positions of both ends along the line; the edge crosses its perpendicular between them.
    const [before, after] = [ax * across.y - ay * across.x, bx * across.y - by * across.x];
    if (before > 0 === after > 0) continue;
    const part = before / (before - after);
    const meters = (ax + (bx - ax) * part) * across.x + (ay + (by - ay) * part) * across.y;
    if (meters >= 0) left = Math.min(left, meters);
    else right = Math.min(right, -meters);
  }
  return Math.max(left, right);
}
