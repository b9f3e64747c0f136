/** The sizes of the overview picture, and how it is drawn. */

export interface Look {
  /** what follows `overview-light` in the name of the file */
  suffix: string;
  /** in CSS pixels, as in `src/parts/map/overview-image.module.css` */
  widthPixels: number;
  /** in CSS pixels */
  heightPixels: number;
  /** pixels of the file a CSS pixel */
  pixelRatio: number;
  /** of WebP, 0–1: the lowest at which the edges of the names stay clean */
  quality: number;
}

/**
 * A phone gets a small, dense picture, wider screens a large one of single density, and the dashboard a strip of it.
 * On a first visit the picture shares the network with the scripts, so the one for phones is no larger than the map
 * on the tallest of them; at this density its names are still sharp on a screen with triple density.
 */
export const LOOKS: readonly Look[] = [
  { suffix: "", widthPixels: 1600, heightPixels: 1200, pixelRatio: 1, quality: 0.6 },
  { suffix: "-phone", widthPixels: 448, heightPixels: 864, pixelRatio: 1.5, quality: 0.45 },
  // The link to the map on the dashboard; `src/screens/dashboard/map-entry.tsx` gives its density.
  { suffix: "-entry", widthPixels: 720, heightPixels: 200, pixelRatio: 1.5, quality: 0.5 },
];

/** Software WebGL, which draws the same on every machine. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--force-color-profile=srgb",
];
