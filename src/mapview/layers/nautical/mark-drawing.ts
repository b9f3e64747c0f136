import { type MarkKind, NEUTRAL_KINDS } from "#domain/fairway/fairway-object.ts";
import type { NauticalPalette } from "#mapview/style/nautical-palette.ts";

/** The size of the image of a mark, CSS pixels. */
export const MARK_SIZE = { width: 26, height: 32 } as const;

/** A mark to draw. */
export interface DrawnMark {
  readonly kind: MarkKind;
  readonly isBeacon: boolean;
  readonly isLit: boolean;
}

/** The point of the drawing that stands on the place of the mark. */
export const FOOT = { x: 13, y: 29 } as const;

/**
 * Draws a mark upright, as INT 1 does: a body with its topmark above a small circle at its place, and a flare
 * when it is lit. A mark whose colours are not known is a grey sign on a stem, unlike any buoy.
 */
export function drawMark(
  context: CanvasRenderingContext2D,
  { kind, isBeacon, isLit }: DrawnMark,
  palette: NauticalPalette,
): void {
  if (isLit || kind === "light") drawFlare(context, palette);
  if (kind === "light") {
    drawStar(context, palette);
    return;
  }
  context.strokeStyle = palette.markEdge;
  context.lineWidth = 1.2;
  if (NEUTRAL_KINDS.includes(kind)) drawNeutral(context, { kind, isBeacon }, palette);
  else drawColored(context, { kind, isBeacon }, palette);
  context.fillStyle = palette.sign;
  context.beginPath();
  context.arc(FOOT.x, FOOT.y, 1.8, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

type Body = Pick<DrawnMark, "kind" | "isBeacon">;

function drawColored(
  context: CanvasRenderingContext2D,
  { kind, isBeacon }: Body,
  palette: NauticalPalette,
): void {
  const bands = KIND_COLORS[kind].map((name) => palette[name]);
  if (isBeacon) drawPole(context, bands);
  else fillShape(context, BODIES[kind] ?? SPAR, bands, kind === "safe-water");
  for (const shape of TOPMARKS[kind] ?? []) {
    fillShape(context, shape, [palette[TOPMARK_COLORS[kind] ?? "markBlack"]], false);
  }
}

/** The sign of a neutral mark. */
const PLATE = { left: 6, top: 5, side: 14, radius: 3.5 } as const;

/** Draws a question mark for an unknown mark, and parting lines for a mark where channels part. */
function drawNeutral(
  context: CanvasRenderingContext2D,
  { kind, isBeacon }: Body,
  palette: NauticalPalette,
): void {
  const { left, top, side, radius } = PLATE;
  const [middleX, middleY] = [left + side / 2, top + side / 2];
  if (isBeacon) drawPole(context, [palette.markNeutral]);
  context.beginPath();
  context.moveTo(FOOT.x, FOOT.y);
  context.lineTo(middleX, top + side);
  context.stroke();
  context.fillStyle = palette.markNeutral;
  context.beginPath();
  context.roundRect(left, top, side, side, radius);
  context.fill();
  context.stroke();
  if (kind === "preferred-channel") {
    context.strokeStyle = palette.signText;
    context.lineWidth = 1.8;
    context.beginPath();
    context.moveTo(middleX, top + side - 3);
    context.lineTo(middleX, middleY + 0.5);
    context.lineTo(left + 3.5, top + 3.5);
    context.moveTo(middleX, middleY + 0.5);
    context.lineTo(left + side - 3.5, top + 3.5);
    context.stroke();
  } else {
    context.fillStyle = palette.signText;
    context.font = "bold 11px sans-serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText("?", middleX, middleY + 0.5);
  }
  context.strokeStyle = palette.markEdge;
  context.lineWidth = 1.2;
}

type Color = "markRed" | "markGreen" | "markYellow" | "markBlack" | "markWhite";

/** The colours of a body from top to bottom, or from left to right for a safe water mark. Source: IALA region A. */
export const KIND_COLORS: Readonly<Record<MarkKind, readonly Color[]>> = {
  light: [],
  port: ["markRed"],
  starboard: ["markGreen"],
  "preferred-channel": [],
  north: ["markBlack", "markYellow"],
  east: ["markBlack", "markYellow", "markBlack"],
  south: ["markYellow", "markBlack"],
  west: ["markYellow", "markBlack", "markYellow"],
  "safe-water": ["markRed", "markWhite", "markRed", "markWhite", "markRed"],
  "isolated-danger": ["markBlack", "markRed", "markBlack"],
  unknown: [],
};

/** A polygon as x, y, x, y …, in CSS pixels. */
export type Shape = readonly number[];

export const CAN: Shape = [8.5, 15, 17.5, 15, 18.5, 27, 7.5, 27];
const CONE: Shape = [13, 12, 18.5, 27, 7.5, 27];
const SPAR: Shape = [11, 13, 15, 13, 16.5, 27, 9.5, 27];
export const ROUND: Shape = [9, 16, 17, 16, 19, 21, 18, 27, 8, 27, 7, 21];

const BODIES: Partial<Readonly<Record<MarkKind, Shape>>> = {
  port: CAN,
  starboard: CONE,
  "safe-water": ROUND,
};

const UP_HIGH: Shape = [13, 1, 17, 6, 9, 6];
const UP_LOW: Shape = [13, 7, 17, 12, 9, 12];
const DOWN_HIGH: Shape = [9, 1, 17, 1, 13, 6];
const DOWN_LOW: Shape = [9, 7, 17, 7, 13, 12];
const CONE_TOP: Shape = [13, 3, 16.5, 9, 9.5, 9];
const CAN_TOP: Shape = [10, 4, 16, 4, 16, 10, 10, 10];
const BALL: Shape = [11, 6, 15, 6, 16.5, 9, 15, 12, 11, 12, 9.5, 9];
const BALL_HIGH: Shape = [11.4, 0.8, 14.6, 0.8, 16, 3.4, 14.6, 6, 11.4, 6, 10, 3.4];
const BALL_LOW: Shape = [11.4, 6.8, 14.6, 6.8, 16, 9.4, 14.6, 12, 11.4, 12, 10, 9.4];

const TOPMARKS: Partial<Readonly<Record<MarkKind, readonly Shape[]>>> = {
  port: [CAN_TOP],
  starboard: [CONE_TOP],
  north: [UP_HIGH, UP_LOW],
  east: [UP_HIGH, DOWN_LOW],
  south: [DOWN_HIGH, DOWN_LOW],
  west: [DOWN_HIGH, UP_LOW],
  "safe-water": [BALL],
  "isolated-danger": [BALL_HIGH, BALL_LOW],
};

const TOPMARK_COLORS: Partial<Readonly<Record<MarkKind, Color>>> = {
  port: "markRed",
  starboard: "markGreen",
  "safe-water": "markRed",
};

/** Fills a shape with bands of colour, and draws its edge. */
export function fillShape(
  context: CanvasRenderingContext2D,
  shape: Shape,
  colors: readonly string[],
  isUpright: boolean,
): void {
  const path = new Path2D();
  for (let at = 0; at < shape.length; at += 2) {
    const [x, y] = [shape[at] as number, shape[at + 1] as number];
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  const values = shape.filter((_, at) => at % 2 === (isUpright ? 0 : 1));
  const [from, to] = [Math.min(...values), Math.max(...values)];
  context.save();
  context.clip(path);
  for (const [index, color] of colors.entries()) {
    const size = (to - from) / colors.length;
    const start = from + index * size;
    context.fillStyle = color;
    // Slightly larger, so that no gap shows between two bands.
    if (isUpright) context.fillRect(start, 0, size + 0.2, MARK_SIZE.height);
    else context.fillRect(0, start, MARK_SIZE.width, size + 0.2);
  }
  context.restore();
  context.stroke(path);
}

function drawPole(context: CanvasRenderingContext2D, colors: readonly string[]): void {
  fillShape(context, [12, 12, 14, 12, 14, 27, 12, 27], colors, false);
}

function drawFlare(context: CanvasRenderingContext2D, palette: NauticalPalette): void {
  context.fillStyle = palette.light;
  context.beginPath();
  context.moveTo(FOOT.x, FOOT.y);
  context.quadraticCurveTo(19, 28, 24, 20);
  context.quadraticCurveTo(25, 17, 22, 18);
  context.quadraticCurveTo(15, 22, FOOT.x, FOOT.y);
  context.fill();
}

function drawStar(context: CanvasRenderingContext2D, palette: NauticalPalette): void {
  context.fillStyle = palette.markEdge;
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const [radius, angle] = [point % 2 === 0 ? 4 : 1.6, (point * Math.PI) / 5 - Math.PI / 2];
    context.lineTo(FOOT.x + radius * Math.cos(angle), FOOT.y + radius * Math.sin(angle));
  }
  context.fill();
}
