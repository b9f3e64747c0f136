import { type PackContents, PackJobError, type PackProgress } from "#domain/packs/pack-job.ts";
import { type PackFile, type PackManifest, readPackManifest } from "#domain/packs/pack-manifest.ts";
import { PackFormatError } from "#domain/packs/pack-manifest-fields.ts";
import type { ByteSource } from "#domain/tiles/byte-source.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { checkTiles } from "./archive-tiles.ts";
import { openCheckedFile, partsOf, sha256OfText } from "./checked-file.ts";
import type { ChosenPack } from "./chosen-packs.ts";
import { checkPackFiles } from "./describe-pack.ts";
import { attributionOf, inspectArchive } from "./inspect-archive.ts";
import { textOf } from "./small-file.ts";

/** Where a job writes, and who wants to know how far it is. */
export interface PackJobContext {
  readonly files: PackFiles;
  readonly onProgress: (progress: PackProgress) => void;
  readonly signal: AbortSignal;
}

/** A description longer than this is none. */
const MAX_MANIFEST_BYTES = 1 << 20;

/**
 * Copies what the user chose into the folder `id`, checks it, and says what it is; in a worker only.
 * Throws PackJobError; the folder may hold a part then.
 */
export function copyPack(
  id: string,
  chosen: ChosenPack,
  context: PackJobContext,
): Promise<PackContents> {
  return chosen.kind === "pack" ? copyWhole(id, chosen, context) : copyBare(id, chosen, context);
}

async function copyWhole(
  id: string,
  { manifest: source, files: chosen }: Extract<ChosenPack, { kind: "pack" }>,
  context: PackJobContext,
): Promise<PackContents> {
  const text = source.size > MAX_MANIFEST_BYTES ? "" : await textOf(source);
  const manifest = manifestOf(text);
  const sources = manifest.files.map((file) => {
    const found = chosen.find(({ name }) => name === file.name);
    return { file, bytes: checkedSource(file, found?.bytes ?? null) };
  });
  const totalBytes = bytesOf(manifest);
  let beforeBytes = 0;
  for (const { file, bytes } of sources) {
    const onDone = (doneBytes: number): void =>
      context.onProgress({ doneBytes: beforeBytes + doneBytes, totalBytes });
    const sha256 = await copyFile(id, file.name, bytes, { ...context, onDone });
    if (sha256 !== file.sha256) throw new PackJobError("wrong-hash", file.name);
    beforeBytes += file.bytes;
  }
  return describePack(id, text, manifest, context.files);
}

function checkedSource(file: PackFile, bytes: ByteSource | null): ByteSource {
  if (!bytes) throw new PackJobError("file-missing", file.name);
  if (bytes.size < file.bytes) throw new PackJobError("truncated", file.name);
  if (bytes.size > file.bytes) throw new PackJobError("wrong-hash", file.name);
  return bytes;
}

async function copyBare(
  id: string,
  { label, file }: Extract<ChosenPack, { kind: "archive" }>,
  context: PackJobContext,
): Promise<PackContents> {
  const fileName = file.name;
  const archive = await inspectArchive(file.bytes, fileName);
  const { schema } = archive;
  if (schema === "networks") throw new PackJobError("foreign-schema", fileName);
  // Looked through first, and copied then.
  const totalBytes = 2 * file.bytes.size;
  const bounds = await checkTiles(archive, file.bytes, {
    fileName,
    signal: context.signal,
    onProgress: (doneBytes) => context.onProgress({ doneBytes, totalBytes }),
  });
  const onDone = (doneBytes: number): void =>
    context.onProgress({ doneBytes: file.bytes.size + doneBytes, totalBytes });
  await copyFile(id, "map.pmtiles", file.bytes, { ...context, onDone });
  return {
    id,
    kind: "pack",
    name: label,
    areas: [bounds],
    mapAreas: [bounds],
    modes: [],
    attribution: attributionOf(archive),
    dataDate: null,
    mapSchema: schema,
    files: [{ name: "map.pmtiles", bytes: file.bytes.size }],
    manifestSha256: null,
  };
}

async function copyFile(
  folder: string,
  name: string,
  bytes: ByteSource,
  { files, signal, onDone }: PackJobContext & { onDone: (doneBytes: number) => void },
): Promise<string> {
  const target = await openCheckedFile(files, folder, name, bytes.size);
  try {
    target.restart();
    for await (const part of partsOf(bytes)) {
      signal.throwIfAborted();
      target.add(part);
      onDone(target.doneBytes());
    }
    return target.sha256();
  } finally {
    target.close();
  }
}

/** What a folder holds whose files are all there, hashed, and named by its pack.json. */
export async function describePack(
  id: string,
  manifestText: string,
  manifest: PackManifest,
  files: PackFiles,
): Promise<PackContents> {
  const named = new Set(manifest.files.map(({ name }) => name));
  const found = [...(await files.files(id))].filter(([name]) => named.has(name));
  const { name, bounds, areas, mapAreas, modes, attribution, dataDate } = manifest;
  return {
    id,
    kind: "pack",
    name,
    areas: areas.length > 0 ? areas : [bounds],
    mapAreas,
    modes,
    attribution,
    dataDate,
    mapSchema: await checkPackFiles(new Map(found)),
    files: manifest.files.map((file) => ({ name: file.name, bytes: file.bytes })),
    manifestSha256: sha256OfText(manifestText),
  };
}

/** Reads a pack.json. Throws PackJobError. */
export function manifestOf(text: string): PackManifest {
  try {
    return readPackManifest(text);
  } catch (error) {
    if (error instanceof PackFormatError) {
      throw new PackJobError(error.problem, "pack.json", error);
    }
    throw error;
  }
}

/** Of all files that a pack.json names. */
export function bytesOf({ files }: PackManifest): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
