import { away, type Figure, type Mark } from "#domain/route-sheet/figure.ts";
import type { SheetStep } from "#domain/route-sheet/sheet-step.ts";
import { textLines } from "#domain/route-sheet/text-lines.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

const CELL_MM = 40;
const CENTER = { x: CELL_MM / 2, y: CELL_MM / 2 + 1 };
const NORTH_MM = 10;
const ROUTE_MM = 13;
const REMARK_MM = 3.5;
const REMARK_LINE_MM = 4.2;
const NEAR_DEGREES = 22;
/** The golden angle: no two junctions near each other have nearly the same north. */
const TURN_DEGREES = 137.508;

/**
 * Draws the direction in which the route leaves a junction as an arrow beside an arrow to the north, which points another way at each
 * junction.
 * @param bearingDegrees the direction of the route, clockwise from the north in use
 * @param distance from the point before, in words; empty for none
 */
export function turnedNorth(
  { number, remark }: Pick<SheetStep, "number" | "remark">,
  bearingDegrees: number,
  distance = "",
): Figure {
  const north = (number * TURN_DEGREES) % 360;
  const tip = away(CENTER, north, NORTH_MM);
  const end = away(CENTER, north + bearingDegrees, ROUTE_MM);
  const letter = away(CENTER, north + besideRoute(bearingDegrees), NORTH_MM + 3.5);
  const lines = textLines(remark, CELL_MM, REMARK_MM);
  const marks: Mark[] = [
    { kind: "line", points: [CENTER, tip], widthMm: 0.3 },
    { kind: "arrowhead", at: tip, degrees: north },
    { kind: "text", at: { x: letter.x, y: letter.y + 1 }, text: "N", sizeMm: 3, anchor: "middle" },
    { kind: "dot", at: CENTER, radiusMm: 1.3 },
    { kind: "line", points: [CENTER, end], widthMm: 0.9 },
    { kind: "arrowhead", at: end, degrees: north + bearingDegrees },
    { kind: "text", at: { x: 1, y: 4 }, text: `${number}`, sizeMm: 3.6, anchor: "start" },
  ];
  if (distance !== "") {
    const at = { x: 1, y: CELL_MM - 1.4 };
    marks.push({ kind: "text", at, text: distance, sizeMm: REMARK_MM, anchor: "start" });
  }
  for (const [line, text] of lines.entries()) {
    const at = { x: CELL_MM / 2, y: CELL_MM + 3 + line * REMARK_LINE_MM };
    marks.push({ kind: "text", at, text, sizeMm: REMARK_MM, anchor: "middle" });
  }
  return { widthMm: CELL_MM, heightMm: CELL_MM + 1 + lines.length * REMARK_LINE_MM, marks };
}

/** The letter of the north stands beside a route that leads nearly the same way, and not below its arrow. */
function besideRoute(bearingDegrees: number): number {
  const turn = wrapDegrees(bearingDegrees + 180) - 180;
  if (Math.abs(turn) > NEAR_DEGREES) return 0;
  return turn < 0 ? NEAR_DEGREES : -NEAR_DEGREES;
}
