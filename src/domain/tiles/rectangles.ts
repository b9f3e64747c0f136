/** A rectangle in tile units, whose rows count southwards; never empty. */
export interface Rectangle {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/**
 * Returns the parts of these rectangles outside all `holes`; they do not overlap if the given ones
 * do not.
 */
export function without(
  rectangles: readonly Rectangle[],
  holes: readonly Rectangle[],
): readonly Rectangle[] {
  return holes.reduce(
    (left, hole) => left.flatMap((rectangle) => aroundHole(rectangle, hole)),
    rectangles,
  );
}

/** Returns the intersection of two rectangles, or null. */
export function shared(one: Rectangle, other: Rectangle): Rectangle | null {
  const rectangle = {
    west: Math.max(one.west, other.west),
    north: Math.max(one.north, other.north),
    east: Math.min(one.east, other.east),
    south: Math.min(one.south, other.south),
  };
  return isEmpty(rectangle) ? null : rectangle;
}

/** Returns the rectangles around a hole: above and below over the whole width, and beside it. */
function aroundHole(rectangle: Rectangle, hole: Rectangle): readonly Rectangle[] {
  const inner = shared(rectangle, hole);
  if (!inner) return [rectangle];
  const { north, south } = inner;
  return [
    { ...rectangle, south: north },
    { ...rectangle, north: south },
    { ...rectangle, north, south, east: inner.west },
    { ...rectangle, north, south, west: inner.east },
  ].filter((part) => !isEmpty(part));
}

function isEmpty({ west, north, east, south }: Rectangle): boolean {
  return west >= east || north >= south;
}
