import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type SheetChoice, sheetLayout, worldMm } from "./sheet.ts";

/** CSS pixels to a millimetre on the screen. */
const SCREEN_PIXELS_PER_MM = 96 / 25.4;

/** Paper is read from nearer than a screen: symbols are so many times smaller on it, and more of them find room. */
const FINER = 1.5;

/** Pixels to a CSS pixel: 192 to the inch. */
const PIXEL_RATIO = 4 / 3;

/** MapLibre's world at zoom 0, CSS pixels. */
const WORLD_PIXELS = 512;

/** How a map is drawn to be put on a sheet. */
export interface SheetPicture {
  readonly middle: LatLng;
  /** As of MapLibre. */
  readonly zoom: number;
  /** CSS pixels, whole. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** How large it is on the sheet: as large as the map, or a hair larger, with the same middle. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The picture of the map of a sheet that has this place in its middle. */
export function sheetPicture(middle: LatLng, choice: SheetChoice): SheetPicture {
  const { map } = sheetLayout(choice);
  const pixelsPerMm = SCREEN_PIXELS_PER_MM * FINER;
  const [width, height] = [map.widthMm, map.heightMm].map((mm) => Math.ceil(mm * pixelsPerMm));
  const size = { width: width ?? 0, height: height ?? 0 };
  return {
    middle,
    zoom: Math.log2((worldMm(middle.lat, choice.scale) * pixelsPerMm) / WORLD_PIXELS),
    ...size,
    pixelRatio: PIXEL_RATIO,
    widthMm: size.width / pixelsPerMm,
    heightMm: size.height / pixelsPerMm,
  };
}

/** How large the map of a sheet is on a screen whose map has this zoom and middle, CSS pixels. */
export function sheetOnScreen(
  { lat, zoom }: { readonly lat: number; readonly zoom: number },
  choice: SheetChoice,
): { readonly width: number; readonly height: number } {
  const { map } = sheetLayout(choice);
  const pixelsPerMm = (WORLD_PIXELS * 2 ** zoom) / worldMm(lat, choice.scale);
  return { width: map.widthMm * pixelsPerMm, height: map.heightMm * pixelsPerMm };
}
