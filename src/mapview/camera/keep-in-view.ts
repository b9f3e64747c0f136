/** A point on the map from its upper left corner, or a size, in pixels. */
interface Pixels {
  readonly x: number;
  readonly y: number;
}

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Points closer to the edge are hidden by buttons or the thumb. */
const MARGIN_PIXELS = 56;

/**
 * Returns how far a map must pan, x to the right and y down, for a point that was in view before the phone was turned
 * to stay in view; null if no pan is needed.
 * @param point the point on the turned map, whose middle shows the same place as before
 * @param covered the covered parts along the edges
 */
export function panToKeep(
  point: Pixels,
  before: Pixels,
  now: Pixels,
  covered: Insets = NO_INSETS,
): Pixels | null {
  const isTurned = before.x > before.y !== now.x > now.y;
  const wasAt = { x: point.x + (before.x - now.x) / 2, y: point.y + (before.y - now.y) / 2 };
  const wasSeen = isBetween(wasAt.x, 0, before.x) && isBetween(wasAt.y, 0, before.y);
  if (!isTurned || !wasSeen) return null;
  const x = point.x - clamped(point.x, covered.left, now.x - covered.right);
  const y = point.y - clamped(point.y, covered.top, now.y - covered.bottom);
  return x === 0 && y === 0 ? null : { x, y };
}

/** Clamps a value between both edges with a margin, or returns the middle if there is no room. */
function clamped(value: number, from: number, to: number): number {
  const margin = Math.min(MARGIN_PIXELS, Math.max(0, (to - from) / 2));
  return Math.min(Math.max(value, from + margin), to - margin);
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}
