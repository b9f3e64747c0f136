import { isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { Boat } from "#domain/fairway/passage/passage.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";

/** The depths of the contours in the data, metres, the shallowest first. */
const CONTOUR_METERS = [1, 2, 3, 5, 10, 20] as const;

/**
 * Returns the depth of the first contour beyond which a boat has enough water: its draught, the margin under its keel and what the water
 * is lower than the level of the data. Null if the draught is unknown or no contour is deep enough.
 */
export function safeContourMeters(
  { draughtMeters, keelMarginMeters }: Pick<Boat, "draughtMeters" | "keelMarginMeters">,
  waterLevelMeters: number,
): number | null {
  if (draughtMeters === null) return null;
  const neededMeters = draughtMeters + keelMarginMeters - waterLevelMeters;
  return CONTOUR_METERS.find((depth) => depth >= neededMeters) ?? null;
}

/**
 * Returns where a line crosses any of these contours, metres from its start, ascending; each line is lng, lat, lng, lat ….
 * Which side is the shallow one does not matter to a crossing (`shallow-cells.ts` tells it). Computed in a plane of degrees, which
 * moves no crossing.
 */
export function crossingsMeters(
  line: Float64Array,
  contours: readonly Float64Array[],
): readonly number[] {
  const alongs = metersAlong(line);
  const boxed = contours.map((contour) => ({ contour, box: boxOf(contour) }));
  const found: number[] = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const leg = line.subarray(at, at + 4);
    const legBox = boxOf(leg);
    const [start = 0, end = 0] = alongs.slice(at / 2, at / 2 + 2);
    for (const { contour, box } of boxed) {
      if (!isTouching(box, legBox)) continue;
      for (const part of crossings(leg, contour)) found.push(start + part * (end - start));
    }
  }
  return found.sort((a, b) => a - b);
}

function boxOf(line: Float64Array): LngLatBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [lng, lat] = [line[at] as number, line[at + 1] as number];
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** Returns the parts of a leg, 0 to 1, at which a contour crosses it. */
function crossings(leg: Float64Array, contour: Float64Array): readonly number[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = leg;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const parts: number[] = [];
  for (let at = 0; at + 3 < contour.length; at += 2) {
    const [ax, ay] = [contour[at] as number, contour[at + 1] as number];
    const [bx, by] = [contour[at + 2] as number, contour[at + 3] as number];
    const [ex, ey] = [bx - ax, by - ay];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const onLeg = ((ax - x0) * ey - (ay - y0) * ex) / cross;
    const onContour = ((ax - x0) * dy - (ay - y0) * dx) / cross;
    // A shared vertex of two parts of the contour counts once.
    if (onLeg >= 0 && onLeg <= 1 && onContour >= 0 && onContour < 1) parts.push(onLeg);
  }
  return parts;
}
