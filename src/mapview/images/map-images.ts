import type { Map as LibreMap } from "maplibre-gl";
import { addMapImage } from "./add-map-image.ts";
import { iconPaths } from "./icon-paths.ts";
import { PIN_PATH, PIN_SIZE } from "./pin-shape.ts";

/** The side of an icon, in its own units and in CSS pixels. */
const ICON_SIDE = 15;

/** The lowest resolution, because symbols grow a little in near views. */
const MIN_PIXEL_RATIO = 2;

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly draw: (context: CanvasRenderingContext2D, request: ImageRequest) => void;
}

interface ImageRequest {
  readonly shape: Path2D | null;
  readonly name: string;
  readonly color: string;
  readonly edge: string;
}

/**
 * Draws an image on the first request by the style, named `kind|icon|color|edge`. The kind is `poi` (an icon with a
 * rim), `pin` (the mark of a waypoint; with a dot if it has no icon) or `strewn` (a mark repeated over an area).
 * Other names are ignored.
 */
export async function provideMapImage(map: LibreMap, id: string): Promise<void> {
  const [kind = "", name = "", color = "", edge = ""] = id.split("|");
  const drawing = DRAWINGS[kind];
  if (!drawing) return;
  const path = name && kind !== "strewn" ? (await iconPaths()).get(name) : undefined;
  if (map.hasImage(id) || (kind === "poi" && !path)) return;
  const request = { shape: path ? new Path2D(path) : null, name, color, edge };
  const pixelRatio = Math.max(MIN_PIXEL_RATIO, Math.ceil(window.devicePixelRatio));
  addMapImage(map, id, paint(drawing, request, pixelRatio), { pixelRatio });
}

function paint(drawing: Drawing, request: ImageRequest, pixelRatio: number): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = drawing.width * pixelRatio;
  canvas.height = drawing.height * pixelRatio;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return new ImageData(canvas.width, canvas.height);
  context.scale(pixelRatio, pixelRatio);
  context.lineJoin = "round";
  context.strokeStyle = request.edge;
  context.fillStyle = request.color;
  drawing.draw(context, request);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  poi: { width: ICON_SIDE + 4, height: ICON_SIDE + 4, draw: drawPoi },
  pin: { ...PIN_SIZE, draw: drawPin },
  strewn: { width: 32, height: 32, draw: drawStrewn },
};

function drawPoi(context: CanvasRenderingContext2D, { shape }: ImageRequest): void {
  if (!shape) return;
  context.translate(2, 2);
  context.lineWidth = 2.6;
  context.stroke(shape);
  context.fill(shape);
}

function drawPin(context: CanvasRenderingContext2D, { shape, color }: ImageRequest): void {
  const drop = new Path2D(PIN_PATH);
  context.lineWidth = 3;
  context.stroke(drop);
  context.fill(drop);
  context.fillStyle = isPale(color) ? "#1a1a1a" : "#ffffff";
  if (shape) {
    context.translate(7.5, 7.5);
    context.fill(shape);
  } else {
    context.beginPath();
    context.arc(15, 15, 4.6, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Tells whether dark marks contrast better than white ones on this `#rrggbb` (weights of ITU-R BT.601). */
function isPale(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  const brightness =
    0.299 * ((value >> 16) & 255) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
  return brightness > 140;
}

/** The strokes of a mark around its foot as `x1 y1 x2 y2`, and the positions of its feet in a square of 32. */
const STROKES: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  reed: [
    [-4.5, 0, 4.5, 0],
    [-2.6, -2, -2.6, -3.6],
    [0, -2, 0, -4.8],
    [2.6, -2, 2.6, -3.6],
  ],
  tufts: [
    [0, 0, -2.2, -3],
    [0, 0, 0, -4],
    [0, 0, 2.2, -3],
  ],
  dots: [[-0.8, 0, 0.8, 0]],
  bushes: [
    [-2.6, 0, -2.2, -2],
    [-2.2, -2, 0, -3.4],
    [0, -3.4, 2.2, -2],
    [2.2, -2, 2.6, 0],
  ],
  specks: [
    [-0.5, 0, 0.5, 0],
    [-6.5, 3, -5.5, 3],
    [4.5, -4, 5.5, -4],
    [2.5, 5, 3.5, 5],
  ],
};
const FEET = [
  [8, 10],
  [24, 26],
] as const;

function drawStrewn(context: CanvasRenderingContext2D, { name, color }: ImageRequest): void {
  context.strokeStyle = color;
  context.lineCap = "round";
  context.lineWidth = name === "dots" ? 2 : 0.8;
  context.beginPath();
  for (const [x, y] of FEET) {
    for (const [x1, y1, x2, y2] of STROKES[name] ?? []) {
      context.moveTo(x + x1, y + y1);
      context.lineTo(x + x2, y + y2);
    }
  }
  context.stroke();
}
