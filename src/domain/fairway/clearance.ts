import type { FairwayObject } from "./fairway-object.ts";

/**
 * The clearance that a boat can count on while nothing opens, metres; null when unknown. Of a movable bridge
 * it is that of the movable span, where boats pass; a fixed span beside it may be higher or lower.
 */
export function clearanceMeters(object: FairwayObject): number | null {
  const { isMovable, fixedClearanceMeters, closedClearanceMeters } = object;
  return isMovable
    ? (closedClearanceMeters ?? fixedClearanceMeters)
    : (fixedClearanceMeters ?? closedClearanceMeters);
}

/** The width that goes with `clearanceMeters`, metres; null when unknown. */
export function passageWidthMeters(object: FairwayObject): number | null {
  const { isMovable, movableWidthMeters, widthMeters } = object;
  return (isMovable ? movableWidthMeters : null) ?? widthMeters;
}

/**
 * Writes clearance and width as Dutch water maps do, in decimetres rounded down: "H27 W105", of a movable
 * bridge "BB H13 W105". Empty when neither is known.
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

/** Rounded down; a value that is whole decimetres stays as it is in spite of binary fractions. */
function decimetres(meters: number): number {
  return Math.floor(Math.round(meters * 1000) / 100);
}
