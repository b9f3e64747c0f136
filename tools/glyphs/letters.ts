/** The prerendered letters, and the fonts of the map that have them. */

/** The letters of Dutch names: ASCII, the accented letters of Western Europe, and a few marks. */
export const LETTERS = [
  ...between(0x20, 0x7e),
  ..."°²·",
  ...between(0xc0, 0xff).filter((letter) => !"ÐÞð÷þ×".includes(letter)),
  ..."–—‘’“”…€",
];

/** Glyph file -> file of `@fontsource/noto-sans/files` that it is drawn from. */
export const FONTS = {
  "regular.pbf": "noto-sans-latin-400-normal.woff2",
  "bold.pbf": "noto-sans-latin-700-normal.woff2",
  "italic.pbf": "noto-sans-latin-400-italic.woff2",
};

/**
 * Returns the letters of a range.
 * @param last the last code point, included
 */
function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth));
}
