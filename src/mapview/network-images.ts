import type { Map as LibreMap, TextFit } from "maplibre-gl";
import { isFilled } from "./style/networks.ts";
import { type DrawnMode, networkColors } from "./style/networks-palette.ts";

/** A round badge of this many CSS pixels; it grows with its number. */
const SIDE = 24;
const PIXEL_RATIO = 3;
const RIM = 2.4;
/** The number lies between these, and only the middle is stretched. */
const CONTENT = { from: 4, to: SIDE - 4 };

/** MapLibre exports the type of this word only. */
const STRETCH_ONLY = "stretchOnly" as TextFit;

/** Draws the badge of a node, `node|mode|flavour`, when the style asks for it. */
export function provideNodeImage(map: LibreMap, id: string): void {
  const [, mode, flavour] = id.split("|") as [string, DrawnMode, "light" | "dark"];
  if (map.hasImage(id)) return;
  const middle = (SIDE / 2) * PIXEL_RATIO;
  const [from, to] = [CONTENT.from * PIXEL_RATIO, CONTENT.to * PIXEL_RATIO];
  map.addImage(id, drawBadge(mode, flavour), {
    pixelRatio: PIXEL_RATIO,
    content: [from, from, to, to],
    stretchX: [[middle - 1, middle + 1]],
    stretchY: [[middle - 1, middle + 1]],
    textFitWidth: STRETCH_ONLY,
  });
}

function drawBadge(mode: DrawnMode, flavour: "light" | "dark"): ImageData {
  const { line, casing } = networkColors(mode, flavour);
  const canvas = document.createElement("canvas");
  canvas.width = SIDE * PIXEL_RATIO;
  canvas.height = SIDE * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return new ImageData(canvas.width, canvas.height);
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  disc(context, casing, SIDE / 2);
  disc(context, line, SIDE / 2 - 1);
  if (!isFilled(mode)) disc(context, casing, SIDE / 2 - 1 - RIM);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function disc(context: CanvasRenderingContext2D, color: string, radius: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(SIDE / 2, SIDE / 2, radius, 0, 2 * Math.PI);
  context.fill();
}
