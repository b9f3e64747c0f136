import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WAYS_FILE } from "#domain/packs/make/make-ways.ts";
import { WATERS_FILE } from "#domain/packs/make/waters/make-waters.ts";
import {
  MARKS_FILE,
  type PackIndexEntry,
  type PackManifest,
  packIndexJson,
  readPackManifest,
} from "#domain/packs/pack-manifest.ts";
import { OperatorError } from "./operator-error.ts";
import { describeFile } from "./write/describe-file.ts";

/**
 * Writes FOLDER/index.json, the catalogue of the packs in a folder, sorted by name. Throws OperatorError for a folder
 * without packs, or with a pack whose files differ from its description.
 */
export function indexPacks(folder: string): readonly PackIndexEntry[] {
  if (!existsSync(folder)) throw new OperatorError(`${folder} is not there.`);
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith(".") && existsSync(join(folder, name, "pack.json")))
    .sort();
  if (names.length === 0) throw new OperatorError(`${folder} holds no packs.`);
  const entries = names.map((name) => entryOf(folder, name));
  writeFileSync(join(folder, "index.json"), packIndexJson(entries));
  return entries;
}

function entryOf(folder: string, name: string): PackIndexEntry {
  const pack = join(folder, name);
  const manifest = manifestIn(pack);
  if (manifest.name !== name) {
    throw new OperatorError(
      `The pack in ${pack} calls itself ${manifest.name}; rename the folder.`,
    );
  }
  for (const file of manifest.files) {
    const path = join(pack, file.name);
    if (!existsSync(path) || describeFile(pack, file.name).sha256 !== file.sha256) {
      throw new OperatorError(`${path} is not the file that pack.json describes; make it again.`);
    }
  }
  return {
    name,
    title: manifest.title,
    manifest: `${name}/pack.json`,
    sha256: describeFile(pack, "pack.json").sha256,
    bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
    bounds: manifest.bounds,
    hasMap: manifest.files.some((file) => file.name === "map.pmtiles"),
    hasDepths: manifest.files.some((file) => file.name === "depths.pmtiles"),
    ...(manifest.files.some((file) => file.name === MARKS_FILE) && { hasMarks: true }),
    ...(manifest.files.some((file) => file.name === WAYS_FILE) && { hasWays: true }),
    ...(manifest.files.some((file) => file.name === WATERS_FILE) && { hasWaters: true }),
    modes: manifest.modes,
    dataDate: manifest.dataDate,
  };
}

function manifestIn(pack: string): PackManifest {
  try {
    return readPackManifest(readFileSync(join(pack, "pack.json"), "utf8"));
  } catch {
    throw new OperatorError(`${join(pack, "pack.json")} cannot be read; make the pack again.`);
  }
}
