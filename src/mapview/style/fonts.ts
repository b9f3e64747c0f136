import type { FontFacesSpecification } from "maplibre-gl";

/** The protocol that serves prerendered letters: `serveGlyphs`. */
export const GLYPHS_PROTOCOL = "glyphs";

/** The URL under which the style requests them. */
export const GLYPHS_ADDRESS = `${GLYPHS_PROTOCOL}://{fontstack}/{range}`;

/** Western European letters that are not prerendered: a font that claims a letter draws it. */
const LATIN = [
  "U+0000-001F",
  "U+007F-00AF",
  "U+00B1",
  "U+00B3-00B6",
  "U+00B8-00BF",
  "U+00D0",
  "U+00D7",
  "U+00DE",
  "U+00F0",
  "U+00F7",
  "U+00FE",
  "U+0131",
  "U+0152-0153",
  "U+02BB-02BC",
  "U+02C6",
  "U+02DA",
  "U+02DC",
  "U+2000-2012",
  "U+2015-2017",
  "U+201A-201B",
  "U+201E-2025",
  "U+2027-209F",
  "U+20C1-20FF",
  "U+2122",
  "U+2212",
];
const LATIN_EXTENDED = [
  "U+0100-02BA",
  "U+1E00-1E9F",
  "U+1EF2-1EFF",
  "U+20A0-20AB",
  "U+20AD-20C0",
  "U+2C60-2C7F",
];

/**
 * The fonts of the map, from our own origin, for letters that are not prerendered. Letters beyond Western Europe are
 * regular only: they are rare in the Netherlands and 60 kB per weight.
 */
export const FONT_FACES: FontFacesSpecification = {
  "Noto Sans Regular": [
    {
      url: new URL("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2", import.meta.url)
        .href,
      "unicode-range": LATIN,
    },
    {
      url: new URL(
        "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2",
        import.meta.url,
      ).href,
      "unicode-range": LATIN_EXTENDED,
    },
  ],
  "Noto Sans Italic": [
    {
      url: new URL("@fontsource/noto-sans/files/noto-sans-latin-400-italic.woff2", import.meta.url)
        .href,
      "unicode-range": LATIN,
    },
  ],
  "Noto Sans Bold": [
    {
      url: new URL("@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2", import.meta.url)
        .href,
      "unicode-range": LATIN,
    },
  ],
};
