import * as v from "valibot";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { PackJob, PackJobOf } from "#domain/packs/pack-job.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import { parseJson } from "#storage/json-text.ts";
import { textOf, writeTextFile } from "#storage/packs/small-file.ts";
import { AREA_JOB } from "./area-job.ts";
import { DOWNLOAD_JOB } from "./download-job.ts";
import { FILES_JOB } from "./files-job.ts";
import type { JobKind } from "./job-kind.ts";
import { MAKE_JOB } from "./make-job.ts";
import { MARKS_JOB } from "./marks-job.ts";
import { SLICE_JOB } from "./slice-job.ts";

/** Every kind of job. */
const JOB_KINDS: { readonly [Kind in PackJob["kind"]]: JobKind<PackJobOf<Kind>> } = {
  area: AREA_JOB,
  download: DOWNLOAD_JOB,
  files: FILES_JOB,
  make: MAKE_JOB,
  marks: MARKS_JOB,
  slice: SLICE_JOB,
};

/** Returns the kind of a job: how it is stored, and what it needs of the device. */
export function jobKind({ kind }: Pick<PackJob, "kind">): JobKind<PackJob> {
  return JOB_KINDS[kind];
}

/** Stores a job in its folder, if its kind can be resumed; only in a worker. Rejects with a PackJobError. */
export async function storeJob(files: PackFiles, job: PackJob): Promise<void> {
  const { format } = jobKind(job);
  if (!format) return;
  await writeTextFile(files, job.id, format.fileName, JSON.stringify(format.written(job)));
}

/** Resolves to the interrupted job in a folder that can be resumed, or null. Rejects if it cannot be read. */
export async function storedJob(files: PackFiles, folder: string): Promise<PackJob | null> {
  const found = await files.files(folder);
  const kinds: readonly JobKind<PackJob>[] = Object.values(JOB_KINDS);
  for (const { format } of kinds) {
    if (!format) continue;
    const file = found.get(format.fileName);
    const parsed = file ? parseJson(await textOf(file)) : null;
    const stored = parsed?.ok ? v.safeParse(format.schema, parsed.value) : null;
    if (stored?.success && stored.output.id === folder) {
      return { ...stored.output, status: "interrupted", doneBytes: bytesIn(found) };
    }
  }
  return null;
}

/** Returns the bytes of the files of a pack, without the descriptions beside them. */
function bytesIn(found: ReadonlyMap<string, ByteSource>): number {
  const parts = [...found].filter(([name]) => !name.endsWith(".json") || name === "places.json");
  return parts.reduce((sum, [, { size }]) => sum + size, 0);
}
