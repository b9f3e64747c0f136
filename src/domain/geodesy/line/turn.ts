/** The turn of a line at a place on it. */
export type Turn =
  | "straight"
  | "slight-left"
  | "slight-right"
  | "left"
  | "right"
  | "sharp-left"
  | "sharp-right"
  | "back";

const STRAIGHT_DEGREES = 25;
const SLIGHT_DEGREES = 60;
const SHARP_DEGREES = 120;
const BACK_DEGREES = 160;

/** Returns the turn for a change of direction. @param degrees clockwise is positive */
export function turnOf(degrees: number): Turn {
  const size = Math.abs(degrees);
  if (size < STRAIGHT_DEGREES) return "straight";
  if (size > BACK_DEGREES) return "back";
  const side = degrees > 0 ? "right" : "left";
  if (size < SLIGHT_DEGREES) return `slight-${side}`;
  return size > SHARP_DEGREES ? `sharp-${side}` : side;
}
