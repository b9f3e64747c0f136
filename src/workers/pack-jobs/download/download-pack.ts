import { type DownloadJob, PackJobError } from "#domain/packs/pack-job.ts";
import type { PackFile } from "#domain/packs/pack-manifest.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { storeJob } from "#storage/packs/jobs/stored-jobs.ts";
import { textOf, writeTextFile } from "#storage/packs/small-file.ts";
import { openCheckedFile, sha256OfText } from "#workers/pack-jobs/checked-file.ts";
import { bytesOf, describePack, manifestOf } from "#workers/pack-jobs/describe-pack.ts";
import type { PackJobContext } from "#workers/pack-jobs/pack-job-kind.ts";
import { receiveFile } from "./receive-file.ts";

/**
 * Downloads a pack of a catalogue, or the part of it that is not in the folder of the job. Only fetches files listed in
 * its pack.json.
 */
export async function downloadPack(job: DownloadJob, context: PackJobContext): Promise<PackRecord> {
  await storeJob(context.files, job);
  const text = await manifestText(job, context);
  const manifest = manifestOf(text);
  if (manifest.name !== job.name) throw new PackJobError("damaged", "pack.json");
  const totalBytes = bytesOf(manifest);
  // A user who agreed to a village must not be sent a country.
  if (totalBytes > job.totalBytes) throw new PackJobError("damaged", "pack.json");
  let beforeBytes = 0;
  let current = job;
  for (const file of manifest.files) {
    current = await downloadFile(current, file, context, (doneBytes) => {
      context.onProgress({ doneBytes: beforeBytes + doneBytes, totalBytes });
    });
    beforeBytes += file.bytes;
  }
  const record = await describePack(job.id, text, manifest, context);
  return { ...record, catalogueUrl: job.catalogueUrl };
}

/** Fetched only once, because a resumed download must continue the same pack. */
async function manifestText(job: DownloadJob, context: PackJobContext): Promise<string> {
  const { files, downloads, signal } = context;
  const stored = (await files.files(job.id)).get("pack.json");
  const storedText = stored ? await textOf(stored) : null;
  if (storedText !== null && sha256OfText(storedText) === job.manifestSha256) return storedText;
  const text = await fetchText(downloads, job.manifestUrl, "pack.json", signal);
  if (text === null || sha256OfText(text) !== job.manifestSha256)
    throw new PackJobError("wrong-hash", "pack.json");
  await writeTextFile(files, job.id, "pack.json", text);
  return text;
}

async function downloadFile(
  job: DownloadJob,
  file: PackFile,
  { files, downloads, signal, ownOrigin }: PackJobContext,
  onDone: (doneBytes: number) => void,
): Promise<DownloadJob> {
  let current = job;
  const url = new URL(file.name, job.manifestUrl);
  const mayAskEtag = url.origin === ownOrigin;
  const target = await openCheckedFile(files, job.id, file.name, file.bytes);
  try {
    onDone(target.doneBytes());
    const etag = mayAskEtag ? (job.etags[file.name] ?? null) : null;
    await receiveFile(
      target,
      { url: url.href, file, etag },
      {
        downloads,
        signal,
        onDone,
        async onEtag(given) {
          current = { ...current, etags: { ...current.etags, [file.name]: given } };
          await storeJob(files, current);
        },
      },
    );
    return current;
  } finally {
    target.close();
  }
}
