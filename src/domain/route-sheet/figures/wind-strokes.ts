import { away, type Figure, type Mark } from "#domain/route-sheet/figure.ts";
import { isTurnRound, type RouteJunction } from "#domain/route-sheet/junction.ts";
import type { SheetStep } from "#domain/route-sheet/sheet-step.ts";
import { textLines } from "#domain/route-sheet/text-lines.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

/** The eight and the sixteen winds, clockwise from north. Their Dutch letters have a stroke each, so they stay in every language. */
const WINDS: readonly (readonly string[])[] = [
  ["N", "NO", "O", "ZO", "Z", "ZW", "W", "NW"],
  "N NNO NO ONO O OZO ZO ZZO Z ZZW ZW WZW W WNW NW NNW".split(" "),
];

/**
 * Returns the wind of the arm by which the route leaves: one of eight, or of sixteen where another arm has the same one of eight.
 * Null where another arm has the same one of sixteen too.
 * @param northDegrees the direction of the north in use, clockwise from true north
 */
export function windOfRoute(junction: RouteJunction, northDegrees: number): string | null {
  const { inDegrees, outDegrees, otherDegrees, closedDegrees = [] } = junction;
  const arrival = isTurnRound(junction) ? [] : [inDegrees];
  const others = [...arrival, ...otherDegrees, ...closedDegrees];
  for (const winds of WINDS) {
    const windOf = (degrees: number) => {
      const sector = Math.round((wrapDegrees(degrees - northDegrees) * winds.length) / 360);
      return winds[sector % winds.length] as string;
    };
    const wind = windOf(outDegrees);
    if (others.every((degrees) => windOf(degrees) !== wind)) return wind;
  }
  return null;
}

/** The direction of the stroke of each letter, degrees clockwise from the top of the paper. */
const STROKES: Readonly<Record<string, number>> = { N: 0, O: 90, Z: 180, W: 270 };

const CELL_MM = 34;
const DOT_MM = 1.3;
const STROKE_MM = 4.5;
/** Between two dots: a stroke up and one down do not meet. */
const STEP_MM = 10.5;
const LOWEST_MM = CELL_MM - 6;
const REMARK_MM = 3.5;
const REMARK_LINE_MM = 4.2;

/**
 * Draws the wind of a junction as dots with a stroke each, from the lowest dot up: up for N, right for O, down for Z and left for W.
 * @param distance from the point before, in words; empty for none
 */
export function windStrokes({ number, remark }: SheetStep, wind: string, distance = ""): Figure {
  const x = CELL_MM / 2;
  const marks: Mark[] = [...wind].flatMap((letter, index): Mark[] => {
    const at = { x, y: LOWEST_MM - index * STEP_MM };
    const end = away(at, STROKES[letter] ?? 0, STROKE_MM);
    return [
      { kind: "dot", at, radiusMm: DOT_MM },
      { kind: "line", points: [at, end], widthMm: 0.6 },
    ];
  });
  const label: Mark = {
    kind: "text",
    at: { x: 1, y: 4 },
    text: `${number}`,
    sizeMm: 3.6,
    anchor: "start",
  };
  const lines = textLines(remark, CELL_MM, REMARK_MM);
  const texts = lines.map((text, line): Mark => {
    const at = { x, y: CELL_MM + 2.6 + line * REMARK_LINE_MM };
    return { kind: "text", at, text, sizeMm: REMARK_MM, anchor: "middle" };
  });
  const below: Mark[] =
    distance === ""
      ? []
      : [
          {
            kind: "text",
            at: { x: 1, y: CELL_MM - 1.8 },
            text: distance,
            sizeMm: REMARK_MM,
            anchor: "start",
          },
        ];
  return {
    widthMm: CELL_MM,
    heightMm: CELL_MM + 1 + lines.length * REMARK_LINE_MM,
    marks: [...marks, label, ...below, ...texts],
  };
}
