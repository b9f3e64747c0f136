/** How large the overview picture is, and how it is drawn. */

/** The size in CSS pixels, the same as in `src/screens/map/overview-picture.tsx`. */
export const WIDTH_PIXELS = 1600;
export const HEIGHT_PIXELS = 1200;

/** Twice as fine: sharp on most phones, and a third of the bytes of three times. */
export const PIXEL_RATIO = 2;

/** WebP quality, 0–1: the lowest at which the edges of the names stay clean. */
export const QUALITY = 0.6;

/** WebGL in software, which draws alike on every machine. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--force-color-profile=srgb",
];
