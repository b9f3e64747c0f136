import type { DrawnRecord } from "#domain/fairway/official/look-code.ts";
import { type DrawnSector, LIGHT_LETTERS } from "#domain/fairway/official/mark-light.ts";
import type {
  ColorBands,
  RecordColor,
  RecordShape,
  TopShape,
} from "#domain/fairway/official/mark-look.ts";
import type { NauticalPalette } from "#mapview/style/nautical-palette.ts";
import { CAN, FOOT, fillShape, ROUND, type Shape } from "./mark-drawing.ts";

const COLORS: Readonly<Record<RecordColor, keyof NauticalPalette>> = {
  red: "markRed",
  green: "markGreen",
  yellow: "markYellow",
  black: "markBlack",
  white: "markWhite",
  orange: "markOrange",
  blue: "markBlue",
};

const PILLAR: Shape = [
  11.3, 13, 14.7, 13, 15.5, 20, 18.5, 23, 18.5, 27, 7.5, 27, 7.5, 23, 10.5, 20,
];
const SLENDER: Shape = [11.2, 13, 14.8, 13, 15.6, 27, 10.4, 27];
const BARREL: Shape = [8.5, 19, 17.5, 19, 19.5, 21, 19.5, 25, 17.5, 27, 8.5, 27, 6.5, 25, 6.5, 21];
const PILE: Shape = [11.2, 13, 14.8, 13, 14.8, 27, 11.2, 27];
const PLATE: Shape = [7.5, 14, 18.5, 14, 18.5, 25, 7.5, 25];

const BODIES: Readonly<Record<RecordShape, Shape>> = {
  can: CAN,
  cone: [13, 13, 18.5, 27, 7.5, 27],
  spar: SLENDER,
  ball: ROUND,
  pillar: PILLAR,
  barrel: BARREL,
  pile: PILE,
};

const FLARE: Shape = [13, 29, 18, 27.6, 22, 25, 25, 20.5, 25, 18.2, 22.5, 18, 18, 21];

/**
 * Draws a mark as its record has it: body, bands, topmark and light. What is not known is grey, and a topmark or body
 * of an unknown shape is a question mark on a plate.
 */
export function drawRecord(
  context: CanvasRenderingContext2D,
  { shape, isFixed, bands, topmark, light }: DrawnRecord,
  palette: NauticalPalette,
): void {
  context.strokeStyle = palette.markEdge;
  context.lineWidth = 1.1;
  if (light) drawLight(context, light, palette);
  const body = shape ? BODIES[shape] : isFixed ? PILE : PLATE;
  fillShape(context, body, colorsOf(bands, palette), bands?.isUpright ?? false);
  if (!shape && !isFixed) drawQuestion(context, 19.5, palette);
  drawFoot(context, isFixed, palette);
  if (topmark) drawTopmark(context, topmark, palette);
}

function colorsOf(bands: ColorBands | null, palette: NauticalPalette): readonly string[] {
  return bands?.colors.map((color) => palette[COLORS[color]]) ?? [palette.markNeutral];
}

/** A buoy floats on a circle, a fixed mark stands on a line. */
function drawFoot(
  context: CanvasRenderingContext2D,
  isFixed: boolean,
  palette: NauticalPalette,
): void {
  context.beginPath();
  if (isFixed) {
    context.moveTo(FOOT.x - 5, FOOT.y - 1.5);
    context.lineTo(FOOT.x + 5, FOOT.y - 1.5);
    context.lineWidth = 1.8;
    context.stroke();
    context.lineWidth = 1.1;
    return;
  }
  context.arc(FOOT.x, FOOT.y, 1.8, 0, 2 * Math.PI);
  context.fillStyle = palette.sign;
  context.fill();
  context.stroke();
}

/** A light of unknown colour is magenta, like the lights of any chart. */
function drawLight(
  context: CanvasRenderingContext2D,
  colors: readonly RecordColor[],
  palette: NauticalPalette,
): void {
  const shown = colors.map((color) => palette[COLORS[color]]);
  context.lineWidth = 0.8;
  fillShape(context, FLARE, shown.length > 0 ? shown : [palette.light], true);
  context.lineWidth = 1.1;
}

function drawTopmark(
  context: CanvasRenderingContext2D,
  { shapes, bands }: NonNullable<DrawnRecord["topmark"]>,
  palette: NauticalPalette,
): void {
  const colors = colorsOf(bands, palette);
  const [first, second] = shapes;
  if (!first) {
    fillShape(context, [9, 2, 17, 2, 17, 11, 9, 11], colors, bands?.isUpright ?? false);
    drawQuestion(context, 6.5, palette);
    return;
  }
  context.beginPath();
  context.moveTo(13, 11);
  context.lineTo(13, 13);
  context.stroke();
  if (!second) {
    fillShape(context, topShape(first, 6.5, 4.6), colors, bands?.isUpright ?? false);
    return;
  }
  // With two shapes and two bands from top to bottom, each shape has one colour.
  const isEach = colors.length === 2 && !bands?.isUpright;
  for (const [index, one] of [first, second].entries()) {
    const own = isEach ? colors.slice(index, index + 1) : colors;
    fillShape(context, topShape(one, 3.2 + index * 6, 2.8), own, bands?.isUpright ?? false);
  }
}

/** Returns a shape of a topmark around a height, as high as wide or a little less. */
function topShape(shape: TopShape, y: number, half: number): Shape {
  const [left, right, top, bottom] = [13 - half, 13 + half, y - half, y + half];
  const thick = half / 3;
  switch (shape) {
    case "can":
      return [
        left + half / 4,
        top,
        right - half / 4,
        top,
        right - half / 4,
        bottom,
        left + half / 4,
        bottom,
      ];
    case "cone":
      return [13, top, right, bottom, left, bottom];
    case "cone-down":
      return [left, top, right, top, 13, bottom];
    case "ball":
      return around(16, (angle) => [13 + half * Math.cos(angle), y + half * Math.sin(angle)]);
    case "plus":
      return cross(13, y, half, thick, 0);
    case "x":
      return cross(13, y, half * 1.2, thick, Math.PI / 4);
  }
}

function around(count: number, at: (angle: number) => readonly [number, number]): Shape {
  return Array.from({ length: count }, (_, index) => at((index * 2 * Math.PI) / count)).flat();
}

function cross(x: number, y: number, half: number, thick: number, turn: number): Shape {
  const arm: readonly (readonly [number, number])[] = [
    [thick, -thick],
    [half, -thick],
    [half, thick],
  ];
  return [0, 1, 2, 3].flatMap((quarter) => {
    const angle = turn + (quarter * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return arm.flatMap(([right, down]) => [
      x + right * cos - down * sin,
      y + right * sin + down * cos,
    ]);
  });
}

function drawQuestion(
  context: CanvasRenderingContext2D,
  y: number,
  palette: NauticalPalette,
): void {
  // A rim of the other brightness, so that it can be read on any colour and in red light.
  context.lineWidth = 2;
  context.strokeStyle = palette.sign;
  context.fillStyle = palette.signText;
  context.font = "bold 9px sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.strokeText("?", 13, y + 0.5);
  context.fillText("?", 13, y + 0.5);
  context.strokeStyle = palette.markEdge;
  context.lineWidth = 1.1;
}

/** The side of the image of sectors, CSS pixels. */
export const SECTORS_SIDE = 150;

const RADIUS = 62;

/** The distance of the letter of a sector from the light: within its arc. */
const LETTER_RADIUS = 49;

/**
 * Draws the sectors of a light around the middle. Their limits are bearings from the vessel, as in lists of lights, so
 * each lies on the opposite side of the light.
 */
export function drawSectors(
  context: CanvasRenderingContext2D,
  sectors: readonly DrawnSector[],
  palette: NauticalPalette,
): void {
  const middle = SECTORS_SIDE / 2;
  const angleOf = (bearing: number): number => ((bearing + 90) * Math.PI) / 180;
  context.lineCap = "butt";
  for (const { color, fromDegrees, untilDegrees } of sectors) {
    const [from, until] = [angleOf(fromDegrees), angleOf(untilDegrees)];
    const arc = (style: string, width: number): void => {
      context.beginPath();
      context.arc(middle, middle, RADIUS, from, until);
      context.strokeStyle = style;
      context.lineWidth = width;
      context.stroke();
    };
    arc(palette.markEdge, 7.5);
    arc(palette[COLORS[color]], 5);
    context.strokeStyle = palette.markEdge;
    context.lineWidth = 0.8;
    context.setLineDash([3, 3]);
    for (const angle of [from, until]) {
      context.beginPath();
      context.moveTo(middle, middle);
      context.lineTo(middle + RADIUS * Math.cos(angle), middle + RADIUS * Math.sin(angle));
      context.stroke();
    }
    context.setLineDash([]);
    drawLetter(context, color, middleOf(fromDegrees, untilDegrees), palette);
  }
}

/** Returns the bearing in the middle of a sector, clockwise from its beginning. */
function middleOf(fromDegrees: number, untilDegrees: number): number {
  return fromDegrees + ((untilDegrees - fromDegrees + 360) % 360) / 2;
}

/** Writes the letter of a colour as charts do: in red light the arcs have one colour. */
function drawLetter(
  context: CanvasRenderingContext2D,
  color: RecordColor,
  bearing: number,
  palette: NauticalPalette,
): void {
  const angle = ((bearing + 90) * Math.PI) / 180;
  const middle = SECTORS_SIDE / 2;
  const [x, y] = [
    middle + LETTER_RADIUS * Math.cos(angle),
    middle + LETTER_RADIUS * Math.sin(angle),
  ];
  context.font = "bold 11px sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 2.5;
  context.strokeStyle = palette.sign;
  context.fillStyle = palette.signText;
  context.strokeText(LIGHT_LETTERS[color], x, y);
  context.fillText(LIGHT_LETTERS[color], x, y);
}
