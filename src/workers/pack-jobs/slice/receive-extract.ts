import { PackJobError } from "#domain/packs/pack-job.ts";
import { DOWNLOAD_LIMITS } from "#domain/units/download-limits.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { answerOf, isPartFrom, piecesOf } from "#platform/downloads/server-answer.ts";
import type { PackFiles, WritableFile } from "#platform/pack-files/pack-files.ts";
import { saying, sayingNow } from "#storage/packs/small-file.ts";

/** An extract on the slice server, and the file that it is received into. */
export interface ExtractToReceive {
  readonly url: string;
  /** The size that the server states; 0 if unknown. */
  readonly bytes: number;
  readonly folder: string;
  readonly fileName: string;
}

/** The dependencies of a download. */
export interface ExtractReceiving {
  readonly files: PackFiles;
  readonly downloads: Downloads;
  readonly signal: AbortSignal;
  /** Called with the bytes so far, and of the whole file. */
  readonly onDone: (doneBytes: number, totalBytes: number) => void;
}

/** The largest part of a download that a crash can lose. */
const FLUSH_BYTES = 8 << 20;

/**
 * The end of an earlier part that is asked for again: the bytes are compressed, so those of another file, or of
 * another place in it, differ within a few.
 */
const OVERLAP_BYTES = 64;

/**
 * Downloads the missing part of an extract, at most the size that the server states. The server has no hashes: the
 * rest must begin with the end of the earlier part, else the whole is downloaded; its length is checked, and whoever
 * reads the extract finds damage. Throws PackJobError; the bytes so far stay in the file.
 */
export async function receiveExtract(
  extract: ExtractToReceive,
  receiving: ExtractReceiving,
): Promise<void> {
  const { folder, fileName, bytes } = extract;
  if (bytes > DOWNLOAD_LIMITS.extract) throw new PackJobError("extract-too-large");
  const file = await saying(() => receiving.files.openForWriting(folder, fileName));
  try {
    // A longer part is of another extract.
    if (bytes > 0 && file.size() > bytes) sayingNow(() => file.truncate(0));
    if (bytes === 0 || file.size() < bytes) await receiveMissing(file, extract, receiving);
    sayingNow(() => file.flush());
  } finally {
    file.close();
  }
}

async function receiveMissing(
  file: WritableFile,
  extract: ExtractToReceive,
  receiving: ExtractReceiving,
): Promise<void> {
  if (await receiveRest(file, extract, receiving)) return;
  sayingNow(() => file.truncate(0));
  await receiveRest(file, extract, receiving);
}

/** Resolves to whether the response continued the earlier part; if not, the file must be emptied. */
async function receiveRest(
  file: WritableFile,
  { url, bytes }: ExtractToReceive,
  { downloads, signal, onDone }: ExtractReceiving,
): Promise<boolean> {
  const overlap = new Uint8Array(Math.min(OVERLAP_BYTES, file.size()));
  const fromByte = file.size() - overlap.length;
  sayingNow(() => void file.read(overlap, fromByte));
  const answer = await answerOf(downloads, { url, fromByte, ifRange: null, signal }, null);
  const isPart = answer.status === 206;
  if (isPart && !isPartFrom(answer, fromByte, bytes || null)) return false;
  if (!isPart) sayingNow(() => file.truncate(0));
  const firstByte = isPart ? fromByte : 0;
  const expectedBytes = bytes || firstByte + (answer.contentLength ?? 0);
  const maxBytes =
    Math.min(expectedBytes || DOWNLOAD_LIMITS.extract, DOWNLOAD_LIMITS.extract) - firstByte;
  const limits = { fileName: null, maxBytes, tooLong: "extract-damaged" } as const;
  let doneBytes = firstByte;
  let flushedBytes = doneBytes;
  let unchecked = isPart ? overlap : new Uint8Array();
  onDone(file.size(), expectedBytes);
  for await (const piece of piecesOf(answer, downloads, limits)) {
    const same = Math.min(unchecked.length, piece.length);
    if (!areEqual(piece.subarray(0, same), unchecked.subarray(0, same))) return false;
    unchecked = unchecked.subarray(same);
    sayingNow(() => file.write(piece, doneBytes));
    doneBytes += piece.length;
    onDone(doneBytes, expectedBytes);
    if (doneBytes - flushedBytes < FLUSH_BYTES) continue;
    sayingNow(() => file.flush());
    flushedBytes = doneBytes;
  }
  if (doneBytes < expectedBytes) throw new PackJobError("connection-lost");
  return true;
}

function areEqual(some: Uint8Array, others: Uint8Array): boolean {
  return some.every((byte, index) => byte === others[index]);
}
