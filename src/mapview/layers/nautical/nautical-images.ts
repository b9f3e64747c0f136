import type { Map as LibreMap } from "maplibre-gl";
import type { MarkKind } from "#domain/fairway/fairway-object.ts";
import { readLookCode, readSectorsCode } from "#domain/fairway/official/look-code.ts";
import { addMapImage, areImagesRed } from "#mapview/images/add-map-image.ts";
import { nauticalPaletteFor } from "#mapview/style/nautical-palette.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { drawLetters, lettersOf } from "./color-letters.ts";
import { drawSign, SIGN_SIDE } from "./fairway-signs.ts";
import { drawMark, KIND_COLORS, MARK_SIZE } from "./mark-drawing.ts";

const PIXEL_RATIO = 3;

type Draw = (context: CanvasRenderingContext2D) => void;

/**
 * Draws an image of the nautical style on request, from its id: besides those of `provideNauticalImage`
 * `record|look|flavour` and `sectors|sectors|flavour` (`look-code.ts`), with code that is loaded for the first of them.
 */
export async function provideAnyNauticalImage(map: LibreMap, id: string): Promise<void> {
  const [type, code = "", flavour] = id.split("|");
  if (type !== "record" && type !== "sectors") return provideNauticalImage(map, id);
  const { drawRecord, drawSectors, SECTORS_SIDE } = await import(
    /* webpackChunkName: "official-drawing" */ "./record-drawing.ts"
  );
  if (map.hasImage(id)) return;
  const palette = nauticalPaletteFor(flavour as MapFlavour);
  if (type === "record") {
    const look = readLookCode(code);
    addImage(map, id, MARK_SIZE, (context) => {
      drawRecord(context, look, palette);
      if (areImagesRed(map)) drawLetters(context, lettersOf(look.bands?.colors ?? []), palette);
    });
  } else {
    const size = { width: SECTORS_SIDE, height: SECTORS_SIDE };
    addImage(map, id, size, (context) => drawSectors(context, readSectorsCode(code), palette));
  }
}

/**
 * Draws an image of the nautical style, from its id: `mark|kind|buoy or beacon|lit or
 * nothing|flavour`, `fairway|fixed, movable or lock|sign|flavour`, `hatch|flavour` for unknown depths, or
 * `hatch|shallow|flavour`.
 */
export function provideNauticalImage(map: LibreMap, id: string): void {
  if (map.hasImage(id)) return;
  const [type, first = "", second = "", ...rest] = id.split("|");
  const palette = nauticalPaletteFor(id.split("|").at(-1) as MapFlavour);
  if (type === "hatch") {
    const size = { width: HATCH_SIDE, height: HATCH_SIDE };
    addImage(map, id, size, (context) =>
      first === "shallow"
        ? drawShallow(context, palette.shallow)
        : drawHatch(context, palette.depthHatch),
    );
  } else if (type === "mark") {
    const mark = {
      kind: first as MarkKind,
      isBeacon: second === "beacon",
      isLit: rest[0] === "lit",
    };
    addImage(map, id, MARK_SIZE, (context) => {
      drawMark(context, mark, palette);
      if (areImagesRed(map)) drawLetters(context, lettersOf(KIND_COLORS[mark.kind]), palette);
    });
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

/** The side of a hatch, CSS pixels; it repeats. */
const HATCH_SIDE = 12;

/** Draws a diagonal that continues in the next image. */
function drawHatch(context: CanvasRenderingContext2D, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.beginPath();
  for (const shift of [-HATCH_SIDE, 0, HATCH_SIDE]) {
    context.moveTo(shift - 2, HATCH_SIDE + 2);
    context.lineTo(shift + HATCH_SIDE + 2, -2);
  }
  context.stroke();
}

/** Draws a tint with diagonals the other way than those of unknown depths: in red light the tint alone is that of land. */
function drawShallow(context: CanvasRenderingContext2D, color: string): void {
  context.fillStyle = color;
  context.globalAlpha = 0.2;
  context.fillRect(0, 0, HATCH_SIDE, HATCH_SIDE);
  context.globalAlpha = 0.6;
  context.translate(HATCH_SIDE, 0);
  context.scale(-1, 1);
  drawHatch(context, color);
}
