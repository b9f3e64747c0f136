import { boxAroundBoxes } from "./framed-box.ts";
import type { PackContents } from "./pack-job.ts";
import {
  isPackName,
  type PackManifest,
  packManifestJson,
  type SharedSource,
} from "./pack-manifest.ts";
import { packTitle } from "./pack-title.ts";

/** The longest name that a pack may have. */
const NAME_LENGTH = 64;

/**
 * Returns the pack.json of a pack or saved area on the device, so that its files can be opened elsewhere.
 * @param hashes the SHA-256 of each file, by name
 */
export function exportedManifest(
  contents: PackContents,
  hashes: Readonly<Record<string, string>>,
): string {
  const { areas, mapAreas, modes, attribution, dataDate, mapSchema, files } = contents;
  const source = sharedSource(contents);
  const manifest: PackManifest = {
    name: addressName(contents.name),
    title: packTitle(contents),
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

/** Areas from before sources existed are of the online map. An address that the user typed is not shared. */
function sharedSource({ kind, source = { kind: "online" } }: PackContents): SharedSource | null {
  return kind === "area" && source.kind !== "archive" ? source : null;
}

/** Returns a name of letters, digits and dashes. */
function addressName(name: string): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, NAME_LENGTH);
  return isPackName(plain) ? plain : "pakket";
}
