/** How large the overview picture is, and how it is drawn. */

/**
 * @typedef {object} Look
 * @property {string} suffix what follows `overview-light` in the name of the file
 * @property {number} widthPixels in CSS pixels, as in `src/parts/map/overview-image.module.css`
 * @property {number} heightPixels in CSS pixels
 * @property {number} pixelRatio pixels of the file a CSS pixel
 * @property {number} quality of WebP, 0–1: the lowest at which the edges of the names stay clean
 */

/**
 * A phone gets a small picture of twice the density, everything wider a large one of once: each a
 * few tens of kB, and sharp where it is looked at from nearby. The dashboard gets a strip of it.
 * @type {readonly Look[]}
 */
export const LOOKS = [
  { suffix: "", widthPixels: 1600, heightPixels: 1200, pixelRatio: 1, quality: 0.6 },
  { suffix: "-phone", widthPixels: 480, heightPixels: 960, pixelRatio: 2, quality: 0.45 },
  // The link to the map on the dashboard: `src/screens/dashboard/map-entry.tsx` says its density.
  { suffix: "-entry", widthPixels: 720, heightPixels: 200, pixelRatio: 1.5, quality: 0.5 },
];

/** WebGL in software, which draws alike on every machine. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--force-color-profile=srgb",
];
