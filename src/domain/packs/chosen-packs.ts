import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { isExtractName } from "./extract-format.ts";

/** A file that the user chose. */
export interface ChosenFile {
  readonly name: string;
  /** The folder that it was chosen with; "" for a single file. */
  readonly folder: string;
  readonly bytes: ByteSource;
}

/** Files that become a pack: a pack.json with its files, a single archive, or an OpenStreetMap extract. */
export type ChosenPack =
  | {
      readonly kind: "pack";
      readonly label: string;
      readonly manifest: ByteSource;
      readonly files: readonly ChosenFile[];
    }
  | { readonly kind: "archive"; readonly label: string; readonly file: ChosenFile }
  | { readonly kind: "extract"; readonly label: string; readonly file: ChosenFile };

/** A chosen OpenStreetMap extract. */
export type ChosenExtract = Extract<ChosenPack, { readonly kind: "extract" }>;

/** Finds the packs among chosen files; other files are ignored. */
export function chosenPacks(chosen: readonly ChosenFile[]): readonly ChosenPack[] {
  const folders = [...new Set(chosen.map(({ folder }) => folder))];
  return folders.flatMap((folder) => packsIn(chosen.filter((file) => file.folder === folder)));
}

function packsIn(chosen: readonly ChosenFile[]): readonly ChosenPack[] {
  const files = chosen.map((file) => ({ ...file, name: originalName(file.name) }));
  const manifests = files.filter(({ name }) => name === "pack.json");
  if (manifests.length > 0) {
    return manifests.map(({ folder, bytes }) => {
      const label = folder.split("/").at(-1) || "pack.json";
      return { kind: "pack", label, manifest: bytes, files };
    });
  }
  return chosen.flatMap((file): readonly ChosenPack[] => {
    const kind = isExtractName(file.name) ? "extract" : isArchiveName(file.name) ? "archive" : null;
    return kind ? [{ kind, label: nameOf(file), file }] : [];
  });
}

function isArchiveName(name: string): boolean {
  return name.toLowerCase().endsWith(".pmtiles");
}

/** A file of a pack that a browser numbered because its folder of downloads had one of that name already. */
const NUMBERED = /^(pack|map|networks|network|places|depths)[ _-]?\(?\d+\)?(\.[a-z]+)$/;

/** Returns "map.pmtiles" for "map (1).pmtiles". */
function originalName(name: string): string {
  return name.replace(NUMBERED, "$1$2");
}

/** Returns "Delft zuid" for "Delft zuid.pmtiles" and "Delft zuid.osm.pbf". */
function nameOf({ name }: ChosenFile): string {
  return name.replace(/(\.pmtiles|(\.osm)?\.pbf)$/i, "").trim() || name;
}
