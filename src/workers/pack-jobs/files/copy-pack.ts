import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { ChosenPack } from "#domain/packs/chosen-packs.ts";
import { type FilesJob, PackJobError } from "#domain/packs/pack-job.ts";
import type { PackFile } from "#domain/packs/pack-manifest.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { textOf } from "#storage/packs/small-file.ts";
import { openCheckedFile, partsOf } from "#workers/pack-jobs/checked-file.ts";
import { bytesOf, describePack, manifestOf } from "#workers/pack-jobs/describe-pack.ts";
import { attributionOf, inspectArchive } from "#workers/pack-jobs/inspect-archive.ts";
import type { PackJobContext } from "#workers/pack-jobs/pack-job-kind.ts";
import { checkTiles } from "./check-tiles.ts";

/** The longest valid description. */
const MAX_MANIFEST_BYTES = 1 << 20;

/** Copies the chosen files of a pack, or a single archive, into the folder of the job. */
export function copyPack({ id, chosen }: FilesJob, context: PackJobContext): Promise<PackRecord> {
  return chosen.kind === "pack" ? copyWhole(id, chosen, context) : copyBare(id, chosen, context);
}

async function copyWhole(
  id: string,
  { manifest: source, files: chosen }: Extract<ChosenPack, { kind: "pack" }>,
  context: PackJobContext,
): Promise<PackRecord> {
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
  return describePack(id, text, manifest, context);
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
): Promise<PackRecord> {
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
    version: 1,
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
    catalogueUrl: null,
    addedAtMs: context.clock.nowMs(),
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
