import { PackJobError } from "#domain/packs/pack-job.ts";
import type { PackFile } from "#domain/packs/pack-manifest.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { answerOf, isPartFrom, piecesOf } from "#platform/downloads/server-answer.ts";
import type { CheckedFile } from "#workers/pack-jobs/checked-file.ts";

/** A file to download. */
export interface FileToReceive {
  readonly url: string;
  readonly file: PackFile;
  /** The ETag of the part that is already there; null if none may be requested. */
  readonly etag: string | null;
}

/** The downloader and its listeners. */
export interface Receiving {
  readonly downloads: Downloads;
  readonly signal: AbortSignal;
  /** Called with the number of bytes of this file so far. */
  readonly onDone: (doneBytes: number) => void;
  /** Called with the strong ETag of a file when its download starts. */
  readonly onEtag: (etag: string) => Promise<void>;
}

/**
 * Downloads the missing part of a file into `target`, and checks the whole. If an earlier part does not fit,
 * the file is downloaded once more from the start. Throws PackJobError; the bytes received so far stay in
 * `target`.
 */
export async function receiveFile(
  target: CheckedFile,
  wanted: FileToReceive,
  receiving: Receiving,
): Promise<void> {
  if (target.doneBytes() === wanted.file.bytes) {
    if (target.sha256() === wanted.file.sha256) return;
    target.restart();
  }
  const storedBytes = target.doneBytes();
  await receiveRest(target, wanted, receiving);
  if (target.sha256() === wanted.file.sha256) return;
  if (storedBytes === 0) throw new PackJobError("wrong-hash", wanted.file.name);
  target.restart();
  await receiveRest(target, wanted, receiving);
  if (target.sha256() !== wanted.file.sha256)
    throw new PackJobError("wrong-hash", wanted.file.name);
}

async function receiveRest(
  target: CheckedFile,
  { url, file, etag }: FileToReceive,
  { downloads, signal, onDone, onEtag }: Receiving,
): Promise<void> {
  const fromByte = target.doneBytes();
  const answer = await answerOf(downloads, { url, fromByte, ifRange: etag, signal }, file.name);
  if (answer.status !== 206 && fromByte > 0) target.restart();
  if (answer.status === 206 && !isPartFrom(answer, fromByte, file.bytes)) {
    throw new PackJobError("wrong-range", file.name);
  }
  if (target.doneBytes() === 0 && isStrong(answer.etag)) await onEtag(answer.etag);
  const limits = {
    fileName: file.name,
    maxBytes: file.bytes - target.doneBytes(),
    tooLong: "wrong-hash",
  } as const;
  for await (const part of piecesOf(answer, downloads, limits)) {
    target.add(part);
    onDone(target.doneBytes());
  }
  if (target.doneBytes() === file.bytes) return;
  const receivedBytes = target.doneBytes() - (answer.status === 206 ? fromByte : 0);
  // If everything that the server has was received, its file is a different one; otherwise it may have been
  // cut off.
  const isAll = receivedBytes === answer.contentLength;
  throw new PackJobError(isAll ? "wrong-hash" : "connection-lost", file.name);
}

function isStrong(etag: string | null): etag is string {
  return etag?.startsWith('"') ?? false;
}
