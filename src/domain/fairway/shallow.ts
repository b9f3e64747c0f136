import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { Boat } from "./passage.ts";

/** The depths of the contours in the data, metres, the shallowest first. */
const CONTOUR_METERS = [1, 2, 3, 5, 10, 20] as const;

/**
 * Returns the depth of the first contour beyond which a boat has enough water: its draught, the margin and what the water
 * is lower than the level of the data. Null if the draught is unknown or no contour is deep enough.
 */
export function safeContourMeters(
  { draughtMeters, marginMeters }: Pick<Boat, "draughtMeters" | "marginMeters">,
  waterLevelMeters: number,
): number | null {
  if (draughtMeters === null) return null;
  const neededMeters = draughtMeters + marginMeters - waterLevelMeters;
  return CONTOUR_METERS.find((depth) => depth >= neededMeters) ?? null;
}

/**
 * Returns where a line crosses any of these contours, metres from its start, ascending; each line is lng, lat, lng, lat ….
 * The data have lines and no areas, so which side is the shallow one is not known. Computed in a plane of degrees, which
 * moves no crossing.
 */
export function crossingsMeters(
  line: Float64Array,
  contours: readonly Float64Array[],
): readonly number[] {
  const alongs = metersAlong(line);
  const found: number[] = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const leg = line.subarray(at, at + 4);
    const [start = 0, end = 0] = alongs.slice(at / 2, at / 2 + 2);
    for (const contour of contours) {
      for (const part of crossings(leg, contour)) found.push(start + part * (end - start));
    }
  }
  return found.sort((a, b) => a - b);
}

/** Returns the parts of a leg, 0 to 1, at which a contour crosses it. */
function crossings(leg: Float64Array, contour: Float64Array): readonly number[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = leg;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const parts: number[] = [];
  for (let at = 0; at + 3 < contour.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = contour.subarray(at, at + 4);
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
