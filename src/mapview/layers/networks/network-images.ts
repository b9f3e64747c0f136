import type { Map as LibreMap, TextFit } from "maplibre-gl";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { type DrawnMode, networkColors } from "./network-palette.ts";
import { isFilled } from "./network-style.ts";

const PIXEL_RATIO = 3;
const RIM = 2.4;
/** Between the number and the edge of its badge, CSS pixels. */
const MARGIN = 4;

/** MapLibre exports the type of this word only. */
const STRETCH_ONLY = "stretchOnly" as TextFit;

/**
 * Draws the badge of a node, `node|mode|flavour|side`, when the style asks for it: round and of so
 * many CSS pixels; only its middle is stretched for a longer number.
 */
export function provideNodeImage(map: LibreMap, id: string): void {
  const [, mode, flavour, side] = id.split("|") as [string, DrawnMode, MapFlavour, string];
  if (map.hasImage(id)) return;
  const pixels = Number(side) * PIXEL_RATIO;
  const [from, middle, to] = [MARGIN * PIXEL_RATIO, pixels / 2, pixels - MARGIN * PIXEL_RATIO];
  map.addImage(id, drawBadge(mode, flavour, Number(side)), {
    pixelRatio: PIXEL_RATIO,
    content: [from, from, to, to],
    stretchX: [[middle - 1, middle + 1]],
    stretchY: [[middle - 1, middle + 1]],
    textFitWidth: STRETCH_ONLY,
  });
}

function drawBadge(mode: DrawnMode, flavour: MapFlavour, side: number): ImageData {
  const { line, casing } = networkColors(mode, flavour);
  const canvas = document.createElement("canvas");
  canvas.width = side * PIXEL_RATIO;
  canvas.height = side * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return new ImageData(canvas.width, canvas.height);
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.translate(side / 2, side / 2);
  disc(context, casing, side / 2);
  disc(context, line, side / 2 - 1);
  if (!isFilled(mode)) disc(context, casing, side / 2 - 1 - RIM);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function disc(context: CanvasRenderingContext2D, color: string, radius: number): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}
