import { type PackContents, PackJobError } from "#domain/packs/pack-job.ts";
import type { PackFile } from "#domain/packs/pack-manifest.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import { type DownloadOrder, writeOrder } from "#storage/packs/download-order.ts";
import { textOf, writeTextFile } from "#storage/packs/small-file.ts";
import { openCheckedFile, sha256OfText } from "./checked-file.ts";
import type { PackJobContext } from "./copy-pack.ts";
import { bytesOf, describePack, manifestOf } from "./describe-pack.ts";
import { receiveFile } from "./receive-file.ts";

/** The context of a job that also downloads. */
export interface DownloadContext extends PackJobContext {
  readonly downloads: Downloads;
  /** The origin of the app: only there may headers be sent that need permission on other origins. */
  readonly ownOrigin: string;
}

/**
 * Downloads a pack into its folder, or the part that is missing there, checks it, and returns its content; in
 * a worker only. Only fetches files listed in its pack.json. Throws PackJobError, or the reason of an aborted
 * `signal`; the files received so far stay in the folder.
 */
export async function downloadPack(
  order: DownloadOrder,
  context: DownloadContext,
): Promise<PackContents> {
  await writeOrder(context.files, order);
  const text = await manifestText(order, context);
  const manifest = manifestOf(text);
  if (manifest.name !== order.name) throw new PackJobError("damaged", "pack.json");
  const totalBytes = bytesOf(manifest);
  // A user who agreed to a village must not be sent a country.
  if (totalBytes > order.totalBytes) throw new PackJobError("damaged", "pack.json");
  let beforeBytes = 0;
  let current = order;
  for (const file of manifest.files) {
    current = await downloadFile(current, file, context, (doneBytes) => {
      context.onProgress({ doneBytes: beforeBytes + doneBytes, totalBytes });
    });
    beforeBytes += file.bytes;
  }
  return describePack(order.id, text, manifest, context.files);
}

/** Fetched only once, because a resumed download must continue the same pack. */
async function manifestText(order: DownloadOrder, context: DownloadContext): Promise<string> {
  const { files, downloads, signal } = context;
  const kept = (await files.files(order.id)).get("pack.json");
  const keptText = kept ? await textOf(kept) : null;
  if (keptText !== null && sha256OfText(keptText) === order.manifestSha256) return keptText;
  const text = await fetchText(downloads, order.manifestUrl, "pack.json", signal);
  if (text === null || sha256OfText(text) !== order.manifestSha256)
    throw new PackJobError("wrong-hash", "pack.json");
  await writeTextFile(files, order.id, "pack.json", text);
  return text;
}

async function downloadFile(
  order: DownloadOrder,
  file: PackFile,
  { files, downloads, signal, ownOrigin }: DownloadContext,
  onDone: (doneBytes: number) => void,
): Promise<DownloadOrder> {
  let current = order;
  const url = new URL(file.name, order.manifestUrl);
  const mayAskEtag = url.origin === ownOrigin;
  const target = await openCheckedFile(files, order.id, file.name, file.bytes);
  try {
    onDone(target.doneBytes());
    const etag = mayAskEtag ? (order.etags[file.name] ?? null) : null;
    await receiveFile(
      target,
      { url: url.href, file, etag },
      {
        downloads,
        signal,
        onDone,
        async onEtag(given) {
          current = { ...current, etags: { ...current.etags, [file.name]: given } };
          await writeOrder(files, current);
        },
      },
    );
    return current;
  } finally {
    target.close();
  }
}
