import type { Map as LibreMap } from "maplibre-gl";
import type { MarkKind } from "#domain/fairway/fairway-object.ts";
import { addMapImage } from "#mapview/images/add-map-image.ts";
import { type NauticalPalette, nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { drawSign, SIGN_SIDE } from "./fairway-signs.ts";

const PIXEL_RATIO = 3;
const MARK_SIZE = { width: 26, height: 32 } as const;

type Draw = (context: CanvasRenderingContext2D) => void;

/**
 * Draws an image of the nautical style on request, from its id: `mark|kind|buoy or beacon|lit or
 * nothing|flavour`, or `fairway|fixed, movable or lock|sign|flavour`.
 */
export function provideNauticalImage(map: LibreMap, id: string): void {
  if (map.hasImage(id)) return;
  const [type, first = "", second = "", ...rest] = id.split("|");
  const palette = nauticalPaletteFor(rest.at(-1) as MapFlavour);
  if (type === "mark") {
    const mark = {
      kind: first as MarkKind,
      isBeacon: second === "beacon",
      isLit: rest[0] === "lit",
    };
    addImage(map, id, MARK_SIZE, (context) => drawMark(context, mark, palette));
  } else {
    const size = { width: SIGN_SIDE, height: SIGN_SIDE };
    addImage(map, id, size, (context) => drawSign(context, first, second, palette));
  }
}

function addImage(
  map: LibreMap,
  id: string,
  { width, height }: { readonly width: number; readonly height: number },
  draw: Draw,
): void {
  const canvas = document.createElement("canvas");
  canvas.width = width * PIXEL_RATIO;
  canvas.height = height * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return;
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.lineJoin = "round";
  context.lineCap = "round";
  draw(context);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  addMapImage(map, id, image, { pixelRatio: PIXEL_RATIO });
}

interface DrawnMark {
  readonly kind: MarkKind;
  readonly isBeacon: boolean;
  readonly isLit: boolean;
}

/** The point of the drawing that stands on the place of the mark. */
const FOOT = { x: 13, y: 29 } as const;

/**
 * Draws a mark upright, as INT 1 does: a body with its topmark above a small circle at its place, and a flare
 * when it is lit.
 */
function drawMark(
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
  const bands = BANDS[kind].map((name) => palette[name]);
  if (isBeacon) drawPole(context, bands);
  else fillShape(context, BODIES[kind] ?? SPAR, bands, kind === "safe-water");
  for (const shape of TOPMARKS[kind] ?? []) {
    fillShape(context, shape, [palette[TOPMARK_COLORS[kind] ?? "markBlack"]], false);
  }
  if (kind === "special") drawCross(context, palette);
  context.fillStyle = palette.sign;
  context.beginPath();
  context.arc(FOOT.x, FOOT.y, 1.8, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

type Color = "markRed" | "markGreen" | "markYellow" | "markBlack" | "markWhite";

/** The colours of a body from top to bottom, or from left to right for a safe water mark. Source: IALA region A. */
const BANDS: Readonly<Record<MarkKind, readonly Color[]>> = {
  light: [],
  port: ["markRed"],
  starboard: ["markGreen"],
  "preferred-port": ["markGreen", "markRed", "markGreen"],
  "preferred-starboard": ["markRed", "markGreen", "markRed"],
  north: ["markBlack", "markYellow"],
  east: ["markBlack", "markYellow", "markBlack"],
  south: ["markYellow", "markBlack"],
  west: ["markYellow", "markBlack", "markYellow"],
  "safe-water": ["markRed", "markWhite", "markRed", "markWhite", "markRed"],
  special: ["markYellow"],
};

/** A polygon as x, y, x, y …, in CSS pixels. */
type Shape = readonly number[];

const CAN: Shape = [8.5, 15, 17.5, 15, 18.5, 27, 7.5, 27];
const CONE: Shape = [13, 12, 18.5, 27, 7.5, 27];
const SPAR: Shape = [11, 13, 15, 13, 16.5, 27, 9.5, 27];
const ROUND: Shape = [9, 16, 17, 16, 19, 21, 18, 27, 8, 27, 7, 21];

const BODIES: Partial<Readonly<Record<MarkKind, Shape>>> = {
  port: CAN,
  starboard: CONE,
  "preferred-port": CONE,
  "preferred-starboard": CAN,
  "safe-water": ROUND,
  special: CAN,
};

const UP_HIGH: Shape = [13, 1, 17, 6, 9, 6];
const UP_LOW: Shape = [13, 7, 17, 12, 9, 12];
const DOWN_HIGH: Shape = [9, 1, 17, 1, 13, 6];
const DOWN_LOW: Shape = [9, 7, 17, 7, 13, 12];
const CONE_TOP: Shape = [13, 3, 16.5, 9, 9.5, 9];
const CAN_TOP: Shape = [10, 4, 16, 4, 16, 10, 10, 10];
const BALL: Shape = [11, 6, 15, 6, 16.5, 9, 15, 12, 11, 12, 9.5, 9];

const TOPMARKS: Partial<Readonly<Record<MarkKind, readonly Shape[]>>> = {
  port: [CAN_TOP],
  starboard: [CONE_TOP],
  "preferred-port": [CONE_TOP],
  "preferred-starboard": [CAN_TOP],
  north: [UP_HIGH, UP_LOW],
  east: [UP_HIGH, DOWN_LOW],
  south: [DOWN_HIGH, DOWN_LOW],
  west: [DOWN_HIGH, UP_LOW],
  "safe-water": [BALL],
};

const TOPMARK_COLORS: Partial<Readonly<Record<MarkKind, Color>>> = {
  port: "markRed",
  starboard: "markGreen",
  "preferred-port": "markGreen",
  "preferred-starboard": "markRed",
  "safe-water": "markRed",
};

/** Fills a shape with bands of colour, and draws its edge. */
function fillShape(
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

function drawCross(context: CanvasRenderingContext2D, palette: NauticalPalette): void {
  for (const [color, width] of [
    [palette.markEdge, 4],
    [palette.markYellow, 2.2],
  ] as const) {
    context.beginPath();
    context.strokeStyle = color;
    context.lineWidth = width;
    context.moveTo(10, 5);
    context.lineTo(16, 11);
    context.moveTo(16, 5);
    context.lineTo(10, 11);
    context.stroke();
  }
  context.strokeStyle = palette.markEdge;
  context.lineWidth = 1.2;
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
