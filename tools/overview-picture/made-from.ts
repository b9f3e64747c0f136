/** Detects outdated overview pictures by their inputs. */
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

/** The file with the result of `madeFrom` for the current pictures. */
export const RECORD = resolve(REPOSITORY, "tools/overview-picture/made-from.json");

/** Hashes all inputs of the pictures: the style, the view, the looks, the archive and the letters. */
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

/** Returns the value as JSON, with font URLs independent of the location of the project. */
function placeless(value: unknown): string {
  return JSON.stringify(value).replaceAll(pathToFileURL(REPOSITORY).href, "");
}

/** The first 16 hexadecimal digits of the SHA-256. */
function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
