import { addProtocol } from "maplibre-gl";
import { GLYPHS_PROTOCOL } from "#mapview/style/fonts.ts";

/** By the first font of a stack; `tools/glyphs` draws them, and says which letters. */
const READY_DRAWN: Readonly<Record<string, string>> = {
  "Noto Sans Regular": new URL("./glyphs/regular.pbf", import.meta.url).href,
  "Noto Sans Bold": new URL("./glyphs/bold.pbf", import.meta.url).href,
  "Noto Sans Italic": new URL("./glyphs/italic.pbf", import.meta.url).href,
};

/** The blocks of 256 code points that a file answers for. What it lacks of them `font-faces` has to claim. */
const READY_BLOCKS = ["0-255", "8192-8447"];

/**
 * Lets every map of this page have its letters ready drawn: MapLibre would draw each from its font, a tenth of a second
 * of the main thread at each start. Where none come, it draws letters of the device.
 */
export function serveGlyphs(): void {
  addProtocol(GLYPHS_PROTOCOL, async ({ url }, { signal }) => {
    const [, font = "", block = ""] = /:\/\/([^,/]+)[^/]*\/(.+)/.exec(url) ?? [];
    const file = READY_DRAWN[font];
    if (!file || !READY_BLOCKS.includes(block)) throw new Error(`Not ready drawn: ${url}`);
    const response = await fetch(file, { signal });
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return { data: await response.arrayBuffer() };
  });
}
