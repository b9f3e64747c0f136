import type { AreaShape, CorridorShape, LngLat } from "#domain/areas/area-shape.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/**
 * How wide the strip along a line must be on the device: the narrowest that can be saved, so that a line whose
 * corridor was saved, however wide, is found to be whole.
 */
export const JUDGED_WIDTH_METERS = 250;

/** How wide a strip is fetched when the map along a line is missing. */
export const FETCHED_WIDTH_METERS = 1000;

/** Returns the strip along a line (lng, lat, lng, lat …). */
export function corridorOfLine(line: Float64Array): CorridorShape {
  const places: LngLat[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) places.push([line[at] ?? 0, line[at + 1] ?? 0]);
  return { kind: "corridor", lines: [places], widthMeters: JUDGED_WIDTH_METERS };
}

/** Kept off the edges of tiles, so that a border does not count for the tile beside it. */
const INSET_DEGREES = 1e-5;

/** Returns the shape of boxes of whole tiles, such as those of a saved area. */
export function shapeOfTileBoxes(boxes: readonly LngLatBox[]): AreaShape {
  const rings = boxes.map(([west, south, east, north]): readonly LngLat[] => {
    const [left, bottom] = [west + INSET_DEGREES, south + INSET_DEGREES];
    const [right, top] = [east - INSET_DEGREES, north - INSET_DEGREES];
    return [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
      [left, bottom],
    ];
  });
  return { kind: "region", rings };
}
