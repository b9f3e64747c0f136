import type { ByteSource } from "#domain/bytes/byte-source.ts";

/** A file that the user chose. */
export interface ChosenFile {
  readonly name: string;
  /** The folder that it was chosen with; "" for a single file. */
  readonly folder: string;
  readonly bytes: ByteSource;
}

/** The files of a pack to add: a pack.json with its files, or a single archive. */
export type ChosenPack =
  | {
      readonly kind: "pack";
      readonly label: string;
      readonly manifest: ByteSource;
      readonly files: readonly ChosenFile[];
    }
  | { readonly kind: "archive"; readonly label: string; readonly file: ChosenFile };

/** Finds the packs among chosen files; other files are ignored. */
export function chosenPacks(chosen: readonly ChosenFile[]): readonly ChosenPack[] {
  const folders = [...new Set(chosen.map(({ folder }) => folder))];
  return folders.flatMap((folder) => packsIn(chosen.filter((file) => file.folder === folder)));
}

function packsIn(files: readonly ChosenFile[]): readonly ChosenPack[] {
  const manifest = files.find(({ name }) => name === "pack.json");
  if (manifest) {
    const label = manifest.folder.split("/").at(-1) || "pack.json";
    return [{ kind: "pack", label, manifest: manifest.bytes, files }];
  }
  return files
    .filter(({ name }) => name.toLowerCase().endsWith(".pmtiles"))
    .map((file) => ({ kind: "archive", label: nameOf(file), file }));
}

/** Returns "Delft zuid" for "Delft zuid.pmtiles". */
function nameOf({ name }: ChosenFile): string {
  return name.slice(0, -".pmtiles".length).trim() || name;
}
