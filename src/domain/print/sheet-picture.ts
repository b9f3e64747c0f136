import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type SheetMap, worldMm } from "./sheet-layout.ts";

/** The number of CSS pixels per millimetre on the screen. */
const SCREEN_PIXELS_PER_MM = 96 / 25.4;

/** Paper is read from closer than a screen, so symbols are smaller by this factor and more of them fit. */
const FINER = 1.5;

/** Words are read by the light of a headlamp, millimetres. */
const MIN_TEXT_MM = 2.8;

/** The number of pixels per CSS pixel: 192 per inch. */
const PIXEL_RATIO = 4 / 3;

/** The size of MapLibre's world at zoom 0, CSS pixels. */
const WORLD_PIXELS = 512;

/** The view in which a map is drawn for a sheet. */
export interface SheetPicture {
  readonly middle: LatLng;
  /** The zoom in MapLibre's units. */
  readonly zoom: number;
  /** In CSS pixels, whole numbers. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** The smallest size of words, CSS pixels. */
  readonly minTextPixels: number;
  /** The direction that is up, degrees clockwise from true north. */
  readonly bearingDegrees: number;
  /** The size on the sheet: that of the map or slightly larger, with the same centre. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns the picture for the map of a sheet centred on this place. */
export function sheetPicture(middle: LatLng, map: SheetMap): SheetPicture {
  const pixelsPerMm = SCREEN_PIXELS_PER_MM * FINER;
  const [width, height] = [map.widthMm, map.heightMm].map((mm) => Math.ceil(mm * pixelsPerMm));
  const size = { width: width ?? 0, height: height ?? 0 };
  return {
    middle,
    zoom: Math.log2((worldMm(middle.lat, map.scale) * pixelsPerMm) / WORLD_PIXELS),
    ...size,
    pixelRatio: PIXEL_RATIO,
    minTextPixels: MIN_TEXT_MM * pixelsPerMm,
    bearingDegrees: map.bearingDegrees ?? 0,
    widthMm: size.width / pixelsPerMm,
    heightMm: size.height / pixelsPerMm,
  };
}

/** Returns the size of the map of a sheet on a screen with this zoom and centre, in CSS pixels. */
export function sheetOnScreen(
  { lat, zoom }: { readonly lat: number; readonly zoom: number },
  map: SheetMap,
): { readonly width: number; readonly height: number } {
  const pixelsPerMm = (WORLD_PIXELS * 2 ** zoom) / worldMm(lat, map.scale);
  return { width: map.widthMm * pixelsPerMm, height: map.heightMm * pixelsPerMm };
}
