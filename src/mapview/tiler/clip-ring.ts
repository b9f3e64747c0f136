/** A place in a tile, in its units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A rectangle in a tile. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  bottom: number;
}

/**
 * Returns the part of a ring within a rectangle, in the same direction; Sutherland–Hodgman clipping. Parts that were apart
 * are joined along the edge, which does not matter to a fill.
 */
export function clipRing(
  ring: readonly Point[],
  { left, top, right, bottom }: Rectangle,
): readonly Point[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let points = ring;
  for (const [axis, limit, sign] of sides) {
    points = clipSide(points, axis, limit, sign);
    if (points.length === 0) return [];
  }
  return points;
}

/** Returns the part of a ring on one side of a line. */
function clipSide(
  ring: readonly Point[],
  axis: 0 | 1,
  limit: number,
  sign: 1 | -1,
): readonly Point[] {
  const isIn = (point: Point): boolean => sign * (point[axis] - limit) >= 0;
  const clipped: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && isIn(before) !== isIn(point)) {
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      clipped.push([
        before[0] + part * (point[0] - before[0]),
        before[1] + part * (point[1] - before[1]),
      ]);
    }
    if (isIn(point)) clipped.push(point);
    before = point;
  }
  return clipped;
}
