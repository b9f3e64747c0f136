import type { Map as LibreMap } from "maplibre-gl";
import type { MarkKind } from "#domain/fairway/fairway-object.ts";
import { addMapImage } from "#mapview/images/add-map-image.ts";
import { nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { drawSign, SIGN_SIDE } from "./fairway-signs.ts";
import { drawMark, MARK_SIZE } from "./mark-drawing.ts";

const PIXEL_RATIO = 3;

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
