/** Tells when the overview pictures are out of date, by what they were made from. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { baseDrawing } from "#mapview/layers/base/base-drawing.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { FONTS } from "../glyphs/letters.ts";
import { CHROMIUM_ARGUMENTS, LOOKS } from "./look.ts";

const REPOSITORY = resolve(import.meta.dirname, "../..");

const FILES = [
  "public/basemap/nederland.pmtiles",
  ...Object.keys(FONTS).map((file) => `src/mapview/sources/glyphs/${file}`),
];

/** Where the result of `madeFrom` is kept when the pictures are made. */
export const RECORD = resolve(REPOSITORY, "tools/overview-picture/made-from.json");

/** Hashes all that decides what the pictures show: the style, the view, the looks, the archive and the letters. */
export async function madeFrom(): Promise<Record<string, string>> {
  const data = {
    view: DEFAULT_MAP_VIEW,
    looks: [LOOKS, CHROMIUM_ARGUMENTS],
    light: styleOf("light"),
    dark: styleOf("dark"),
  };
  const files = FILES.map(
    async (file) => [file, await readFile(resolve(REPOSITORY, file))] as const,
  );
  return Object.fromEntries([
    ...Object.entries(data).map(([name, value]) => [name, hashOf(placeless(value))]),
    ...(await Promise.all(files)).map(([file, bytes]) => [file, hashOf(bytes)]),
  ]);
}

function styleOf(flavour: "light" | "dark") {
  return composeStyle(flavour, [
    baseDrawing({ flavour, tiles: "map://{z}/{x}/{y}", attribution: "", near: null }),
  ]);
}

/** Returns the value as JSON; the addresses of fonts in it no longer tell where this copy of the project lies. */
function placeless(value: unknown): string {
  return JSON.stringify(value).replaceAll(pathToFileURL(REPOSITORY).href, "");
}

/** The first 16 hexadecimal digits of the SHA-256. */
function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
