import type { FairwayObject } from "#domain/fairway/fairway-object.ts";

/**
 * Returns the clearance that a boat can count on while nothing opens, in metres; null if unknown. For a
 * movable bridge it is that of the movable span, where boats pass; a fixed span beside it may be higher or
 * lower.
 */
export function clearanceMeters(object: FairwayObject): number | null {
  const { isMovable, fixedClearanceMeters, closedClearanceMeters } = object;
  return isMovable
    ? (closedClearanceMeters ?? fixedClearanceMeters)
    : (fixedClearanceMeters ?? closedClearanceMeters);
}

/** Returns the width that belongs to `clearanceMeters`, in metres; null if unknown. */
export function passageWidthMeters(object: FairwayObject): number | null {
  const { isMovable, movableWidthMeters, widthMeters } = object;
  return (isMovable ? movableWidthMeters : null) ?? widthMeters;
}

/** A closed span this much lower than a span beside it is more often an error in the data than a bridge. */
const DOUBTFUL_METERS = 3;

/** Tells whether the clearances of a bridge, or of its parts, contradict each other, so that a boat should check them. */
export function hasDoubtfulClearance({
  fixedClearanceMeters,
  closedClearanceMeters,
  besideClearanceMeters,
}: FairwayObject): boolean {
  if (closedClearanceMeters === null) return false;
  const beside = Math.max(fixedClearanceMeters ?? 0, besideClearanceMeters ?? 0);
  return beside - closedClearanceMeters > DOUBTFUL_METERS;
}

/**
 * Tells whether the data contradict themselves about whether a bridge opens: a fixed one with operating hours. The 30 of
 * them are the bridges of the Pekelerhoofddiep that people open themselves, some of Gouda, and fixed parts beside a part
 * that opens.
 */
export function isOpeningDoubtful({ kind, isMovable, schedule }: FairwayObject): boolean {
  return kind === "bridge" && !isMovable && Boolean(schedule);
}

/** Tells whether clearance and width of a bridge may be those of two spans: its highest and its widest. */
export function mayBeTwoSpans(object: FairwayObject): boolean {
  const { kind, isMovable, fixedClearanceMeters, movableWidthMeters, widthMeters } = object;
  if (kind === "lock" || fixedClearanceMeters === null || widthMeters === null) return false;
  return !isMovable || widthMeters > (movableWidthMeters ?? 0);
}

/** Tells whether `clearanceMeters` of a movable bridge is that of the fixed span, because the other is unknown. */
export function isOfFixedSpan(object: FairwayObject): boolean {
  const { isMovable, fixedClearanceMeters, closedClearanceMeters } = object;
  return isMovable && closedClearanceMeters === null && fixedClearanceMeters !== null;
}

/**
 * Writes clearance and width like Dutch water maps, in decimetres rounded down: "H27 W105", or "BB H13 W105"
 * for a movable bridge. Empty if neither is known.
 */
export function clearanceNotation(object: FairwayObject): string {
  const height = clearanceMeters(object);
  const width = passageWidthMeters(object);
  const parts = [
    ...(object.kind === "bridge" && object.isMovable ? ["BB"] : []),
    ...(height === null ? [] : [`H${decimetres(height)}`]),
    ...(width === null ? [] : [`W${decimetres(width)}`]),
  ];
  return parts.join(" ");
}

/** Rounds down, but keeps whole decimetres in spite of binary fractions. */
function decimetres(meters: number): number {
  return Math.floor(Math.round(meters * 1000) / 100);
}
