import type {
  ColorBands,
  RecordColor,
  RecordShape,
  TopShape,
} from "#domain/fairway/official/mark-look.ts";
import {
  recordColors,
  recordShapes,
  topShapes,
  recordWords as words,
} from "#words/water/official-marks.ts";

/** The body of a mark; null for what is not known. */
export interface RecordBody {
  readonly shape: RecordShape | null;
  readonly isFixed: boolean;
  readonly bands: ColorBands | null;
}

/** "Spar: rood-groen"; "Baken" for a body of unknown shape and colours. */
export function bodyText({ shape, isFixed, bands }: RecordBody): string {
  const name = recordShapes[shape ?? (isFixed ? "otherBeacon" : "otherBuoy")];
  return bands ? words.colored(name, colorsText(bands.colors)) : name;
}

/** "rood-wit-rood". */
export function colorsText(colors: readonly RecordColor[]): string {
  return colors.map((color) => recordColors[color]).join("-");
}

const PAIRS: Readonly<Record<string, keyof typeof topShapes>> = {
  "ball ball": "balls",
  "cone cone": "up",
  "cone-down cone-down": "down",
  "cone cone-down": "apart",
  "cone-down cone": "together",
};

/** "twee kegels, punten omhoog"; "bol boven cilinder". */
export function topShapeText(shapes: readonly TopShape[]): string {
  const pair = PAIRS[shapes.join(" ")];
  if (pair) return topShapes[pair];
  const [first, second] = shapes.map((shape) => topShapes[shape]);
  return second === undefined ? (first ?? "") : words.above(first ?? "", second);
}
