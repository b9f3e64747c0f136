/** Wraps a direction to degrees from 0 (included) to 360 (excluded). */
export function wrapDegrees(degrees: number): number {
  const rest = degrees % 360;
  if (rest >= 0) return rest + 0;
  // −1e-15 plus 360 is 360 itself.
  return rest + 360 < 360 ? rest + 360 : 0;
}

/** Returns the shorter turn from one direction to another, -180 to 180 degrees, positive clockwise. */
export function signedTurnDegrees(from: number, to: number): number {
  const turn = wrapDegrees(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/** Returns the angle between two directions, 0–180 degrees. */
export function turnDegrees(from: number, to: number): number {
  const turn = wrapDegrees(to - from);
  return Math.min(turn, 360 - turn);
}
