import type { AreaShape, CorridorShape, LngLat } from "#domain/areas/area-shape.ts";
import { lineOfNumbers } from "#domain/areas/shape-lines.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/**
 * The width of the strip along a line that must be on the device. It is the narrowest width that can be
 * saved, so that a line counts as covered whatever the width of the corridor it was saved with.
 */
export const JUDGED_WIDTH_METERS = 250;

/** The width of the strip that is fetched when the map along a line is missing. */
export const FETCHED_WIDTH_METERS = 1000;

/** Returns the strip along a line (lng, lat, lng, lat …). */
export function corridorOfLine(line: Float64Array): CorridorShape {
  return { kind: "corridor", lines: [lineOfNumbers(line)], widthMeters: JUDGED_WIDTH_METERS };
}

/** The distance of the shape from the edges of its tiles, so that it does not touch the tiles beside them. */
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
