import type { Map as LibreMap, TextFit } from "maplibre-gl";
import { addMapImage } from "#mapview/images/add-map-image.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { type DrawnMode, networkColors } from "./network-palette.ts";
import { isFilled } from "./network-style.ts";

const PIXEL_RATIO = 3;
const RIM = 2.4;
/** The margin between the number and the edge of its badge, CSS pixels. */
const MARGIN = 4;

/** MapLibre only exports the type of this word. */
const STRETCH_ONLY = "stretchOnly" as TextFit;

/** A disc of a badge: its colour, and its distance from the edge of the badge, CSS pixels. */
export interface Disc {
  readonly color: string;
  readonly inset: number;
}

/** Draws the badge of a node, `node|mode|flavour|side`, on request by the style. */
export function provideNodeImage(map: LibreMap, id: string): void {
  const [, mode, flavour, side] = id.split("|") as [string, DrawnMode, MapFlavour, string];
  if (map.hasImage(id)) return;
  const { line, casing } = networkColors(mode, flavour);
  const middle = isFilled(mode) ? [] : [{ color: casing, inset: 1 + RIM }];
  const discs = [{ color: casing, inset: 0 }, { color: line, inset: 1 }, ...middle];
  addBadge(map, id, Number(side), discs);
}

/**
 * Adds a round badge of this width in CSS pixels, the largest disc first. Only its middle is stretched for a longer
 * number.
 */
export function addBadge(map: LibreMap, id: string, side: number, discs: readonly Disc[]): void {
  const pixels = side * PIXEL_RATIO;
  const [from, middle, to] = [MARGIN * PIXEL_RATIO, pixels / 2, pixels - MARGIN * PIXEL_RATIO];
  addMapImage(map, id, drawDiscs(side, discs), {
    pixelRatio: PIXEL_RATIO,
    content: [from, from, to, to],
    stretchX: [[middle - 1, middle + 1]],
    stretchY: [[middle - 1, middle + 1]],
    textFitWidth: STRETCH_ONLY,
  });
}

function drawDiscs(side: number, discs: readonly Disc[]): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = side * PIXEL_RATIO;
  canvas.height = side * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return new ImageData(canvas.width, canvas.height);
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  for (const { color, inset } of discs) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(side / 2, side / 2, side / 2 - inset, 0, 2 * Math.PI);
    context.fill();
  }
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
