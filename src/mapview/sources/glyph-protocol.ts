import { addProtocol } from "maplibre-gl";
import { limitedResponse } from "#domain/bytes/limited-response.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import { GLYPHS_PROTOCOL } from "#mapview/style/fonts.ts";

/** Glyph files by the first font of a stack; `tools/glyphs` draws them and determines their letters. */
const READY_DRAWN: Readonly<Record<string, string>> = {
  "Noto Sans Regular": new URL("./glyphs/regular.pbf", import.meta.url).href,
  "Noto Sans Bold": new URL("./glyphs/bold.pbf", import.meta.url).href,
  "Noto Sans Italic": new URL("./glyphs/italic.pbf", import.meta.url).href,
};

/** The blocks of 256 code points in a file. Letters missing from them must be in `font-faces`. */
const READY_BLOCKS = ["0-255", "8192-8447"];

/**
 * Serves prerendered letters to every map of this page. MapLibre would draw each from its font, a tenth of a second
 * on the main thread at each start. Without them it draws letters of the device.
 */
export function serveGlyphs(): void {
  addProtocol(GLYPHS_PROTOCOL, async ({ url }, { signal }) => {
    const [, font = "", block = ""] = /:\/\/([^,/]+)[^/]*\/(.+)/.exec(url) ?? [];
    const file = READY_DRAWN[font];
    if (!file || !READY_BLOCKS.includes(block)) throw new Error(`Not ready drawn: ${url}`);
    const response = limitedResponse(await fetch(file, { signal }), DOWNLOAD_LIMITS.appFile);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return { data: await response.arrayBuffer() };
  });
}
