/** What the overview pictures were made from, so that a test can tell when they are out of date. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { FONTS } from "../glyphs/letters.mjs";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const STYLE = "src/mapview/style";

/** The files that decide what the map looks like at the default view. */
const INGREDIENTS = [
  "public/basemap/nederland.pmtiles",
  "src/domain/position/map-view.ts",
  `${STYLE}/boundaries.ts`,
  `${STYLE}/land.ts`,
  `${STYLE}/compose-style.ts`,
  "src/mapview/layers/base/base-drawing.ts",
  `${STYLE}/palette.ts`,
  `${STYLE}/places.ts`,
  `${STYLE}/water.ts`,
  `${STYLE}/expressions.ts`,
  `${STYLE}/fonts.ts`,
  ...Object.keys(FONTS).map((file) => `src/mapview/sources/glyphs/${file}`),
  "tools/overview-picture/look.mjs",
];

/** Beside the pictures, where `madeFrom` of the time is kept. */
export const RECORD = resolve(REPOSITORY, "tools/overview-picture/made-from.json");

/** @returns {Promise<Record<string, string>>} file -> the first 16 hexadecimal digits of its SHA-256 */
export async function madeFrom() {
  const hashes = INGREDIENTS.map(async (file) => {
    const bytes = await readFile(resolve(REPOSITORY, file));
    return [file, createHash("sha256").update(bytes).digest("hex").slice(0, 16)];
  });
  return Object.fromEntries(await Promise.all(hashes));
}
