/**
 * Prerenders the letters of the map in the form that MapLibre reads: `npx tsx tools/glyphs/make.ts`. Each is a signed
 * distance field, in the format of glyph servers
 * (https://github.com/mapbox/node-fontnik/blob/master/proto/glyphs.proto).
 */

import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { PbfWriter } from "pbf";
import { launchChromium } from "../check/launch.ts";
import { type DrawnGlyph, drawGlyphs } from "./draw-glyphs.ts";
import { FONTS, LETTERS } from "./letters.ts";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const OUTPUT = resolve(REPOSITORY, "src/mapview/sources/glyphs");
const MODULES = resolve(REPOSITORY, "node_modules");

const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const tinySdf = await readFile(resolve(MODULES, "@mapbox/tiny-sdf/index.js"), "utf8");
  const content = tinySdf.replace("export default class", "globalThis.TinySDF = class");
  await page.addScriptTag({ type: "module", content });
  // tsx keeps function names with a helper that the page lacks.
  await page.evaluate("globalThis.__name = (named) => named");
  for (const [file, font] of Object.entries(FONTS)) {
    const woff2 = await readFile(resolve(MODULES, "@fontsource/noto-sans/files", font));
    const drawn = await page.evaluate(drawGlyphs, {
      font: woff2.toString("base64"),
      letters: LETTERS,
    });
    const bytes = encode(font, drawn);
    await writeFile(resolve(OUTPUT, file), bytes);
    process.stdout.write(`${file}: ${Math.round(bytes.length / 1024)} KiB\n`);
  }
} finally {
  await browser.close();
}

function encode(name: string, glyphs: readonly DrawnGlyph[]): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeMessage(1, writeStack, { name, glyphs });
  return pbf.finish();
}

function writeStack(
  { name, glyphs }: { name: string; glyphs: readonly DrawnGlyph[] },
  pbf: PbfWriter,
) {
  pbf.writeStringField(1, name);
  pbf.writeStringField(2, "0-255");
  for (const glyph of glyphs) pbf.writeMessage(3, writeGlyph, glyph);
}

function writeGlyph(glyph: DrawnGlyph, pbf: PbfWriter) {
  pbf.writeVarintField(1, glyph.id);
  if (glyph.distances.length > 0) pbf.writeBytesField(2, Uint8Array.from(glyph.distances));
  pbf.writeVarintField(3, glyph.width);
  pbf.writeVarintField(4, glyph.height);
  pbf.writeSVarintField(5, glyph.left);
  pbf.writeSVarintField(6, glyph.top);
  pbf.writeVarintField(7, glyph.advance);
}
