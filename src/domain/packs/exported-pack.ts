import { boxAroundBoxes } from "./framed-box.ts";
import {
  isPackName,
  type PackManifest,
  packManifestJson,
  type SharedSource,
} from "./pack-manifest.ts";
import { type PackRecord, sourceOf } from "./pack-record.ts";
import { packTitle } from "./pack-title.ts";

/** The longest name that a pack may have. */
const NAME_LENGTH = 64;

/**
 * Returns the pack.json of a pack or saved area on the device, so that its files can be opened elsewhere.
 * @param hashes the SHA-256 of each file, by name
 */
export function exportedManifest(
  record: PackRecord,
  hashes: Readonly<Record<string, string>>,
): string {
  const { areas, mapAreas, modes, attribution, dataDate, mapSchema, files } = record;
  const source = sharedSource(record);
  const manifest: PackManifest = {
    name: addressName(record.name),
    title: packTitle(record),
    bounds: boxAroundBoxes(areas),
    // A saved area has no networks, but the manifest needs an area.
    areas,
    mapAreas,
    modes,
    dataDate,
    licence: "",
    attribution,
    ...(mapSchema && { mapSchema }),
    ...(source && { source }),
    files: files.map(({ name, bytes }) => ({ name, bytes, sha256: hashes[name] ?? "" })),
  };
  return packManifestJson(manifest);
}

/** An address that the user typed is not shared. */
function sharedSource(record: PackRecord): SharedSource | null {
  const source = sourceOf(record);
  return record.kind === "area" && source.kind !== "archive" ? source : null;
}

/** Returns a name of letters, digits and dashes. */
function addressName(name: string): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, NAME_LENGTH);
  return isPackName(plain) ? plain : "pack";
}
