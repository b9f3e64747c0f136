import { PackJobError } from "#domain/packs/pack-job.ts";
import type { PackFile } from "#domain/packs/pack-manifest.ts";
import type { DownloadAnswer, Downloads } from "#platform/downloads/downloads.ts";
import { answerOf, piecesOf } from "#platform/downloads/server-answer.ts";
import type { CheckedFile } from "./checked-file.ts";

/** A file that is to be fetched. */
export interface FileToReceive {
  readonly url: string;
  readonly file: PackFile;
  /** The ETag of the part that is there already; null when none may be asked for. */
  readonly etag: string | null;
}

/** Who fetches, and who wants to know. */
export interface Receiving {
  readonly downloads: Downloads;
  readonly signal: AbortSignal;
  /** Told the bytes of this file that are there. */
  readonly onDone: (doneBytes: number) => void;
  /** Told the strong ETag of a file that is begun. */
  readonly onEtag: (etag: string) => Promise<void>;
}

/**
 * Fetches what is missing of a file into `target`, and checks the whole. What was there already and
 * turns out not to fit is fetched once more from the start. Throws PackJobError; what has come by
 * then stays in `target`.
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
  const hadBytes = target.doneBytes();
  await receiveRest(target, wanted, receiving);
  if (target.sha256() === wanted.file.sha256) return;
  if (hadBytes === 0) throw new PackJobError("wrong-hash", wanted.file.name);
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
  if (answer.status === 206) checkRange(answer, fromByte, file);
  if (target.doneBytes() === 0 && isStrong(answer.etag)) await onEtag(answer.etag);
  for await (const part of piecesOf(answer, downloads, file.name)) {
    target.add(part);
    onDone(target.doneBytes());
  }
  if (target.doneBytes() === file.bytes) return;
  const cameBytes = target.doneBytes() - (answer.status === 206 ? fromByte : 0);
  // All came that the server has: its file is another one. Else it may have been cut on the way.
  const isAll = cameBytes === answer.contentLength;
  throw new PackJobError(isAll ? "wrong-hash" : "connection-lost", file.name);
}

/** Hidden from another origin unless the server shows it; the hash decides then. */
function checkRange({ contentRange }: DownloadAnswer, fromByte: number, file: PackFile): void {
  if (contentRange === null) return;
  const [, first, , total] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(contentRange) ?? [];
  const isRight = Number(first) === fromByte && (total === "*" || Number(total) === file.bytes);
  if (!isRight) throw new PackJobError("wrong-range", file.name);
}

function isStrong(etag: string | null): etag is string {
  return etag?.startsWith('"') ?? false;
}
