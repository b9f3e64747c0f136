import type { FontFacesSpecification } from "maplibre-gl";

const LATIN = [
  "U+0000-00FF",
  "U+0131",
  "U+0152-0153",
  "U+02BB-02BC",
  "U+02C6",
  "U+02DA",
  "U+02DC",
  "U+2000-206F",
  "U+20AC",
  "U+2122",
  "U+2212",
];
const LATIN_EXTENDED = ["U+0100-02BA", "U+1E00-1E9F", "U+1EF2-1EFF", "U+20A0-20C0", "U+2C60-2C7F"];

/**
 * The fonts of the map, from our own origin. Letters beyond Western Europe come in regular only:
 * they are rare in the Netherlands and each weight of them is 60 kB.
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
