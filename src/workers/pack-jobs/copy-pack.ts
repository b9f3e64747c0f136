import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { ChosenPack } from "#domain/packs/chosen-packs.ts";
import { type PackContents, PackJobError, type PackProgress } from "#domain/packs/pack-job.ts";
import type { PackFile } from "#domain/packs/pack-manifest.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { textOf } from "#storage/packs/small-file.ts";
import { checkTiles } from "./check-tiles.ts";
import { openCheckedFile, partsOf } from "./checked-file.ts";
import { bytesOf, describePack, manifestOf } from "./describe-pack.ts";
import { attributionOf, inspectArchive } from "./inspect-archive.ts";

/** The files that a job writes, and its progress listener. */
export interface PackJobContext {
  readonly files: PackFiles;
  readonly onProgress: (progress: PackProgress) => void;
  readonly signal: AbortSignal;
}

/** The longest valid description. */
const MAX_MANIFEST_BYTES = 1 << 20;

/**
 * Copies the chosen files into the folder `id`, checks them, and returns the content of the pack; in a worker
 * only. Throws PackJobError, after which the folder may contain a part.
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
    // Several packs may have been exported into one folder.
    const found = chosen.filter(({ name }) => name === file.name).map(({ bytes }) => bytes);
    const fitting = found.find(({ size }) => size === file.bytes);
    return { file, bytes: checkedSource(file, fitting ?? found[0] ?? null) };
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
  if (schema === "networks" || schema === "depths") {
    throw new PackJobError("foreign-schema", fileName);
  }
  // The file is read twice: checked first, then copied.
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
