import { PackJobError } from "#domain/packs/pack-job.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { answerOf, piecesOf } from "#platform/downloads/server-answer.ts";
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
 * Downloads the missing part of an extract. The server has no hashes: its length is checked, and whoever reads the
 * extract finds damage. Throws PackJobError; the bytes so far stay in the file.
 */
export async function receiveExtract(
  extract: ExtractToReceive,
  receiving: ExtractReceiving,
): Promise<void> {
  const { folder, fileName } = extract;
  const file = await saying(() => receiving.files.openForWriting(folder, fileName));
  try {
    // A longer part is of another extract.
    if (extract.bytes > 0 && file.size() > extract.bytes) sayingNow(() => file.truncate(0));
    if (extract.bytes === 0 || file.size() < extract.bytes) {
      await receiveRest(file, extract, receiving);
    }
    sayingNow(() => file.flush());
  } finally {
    file.close();
  }
}

async function receiveRest(
  file: WritableFile,
  { url, bytes }: ExtractToReceive,
  { downloads, signal, onDone }: ExtractReceiving,
): Promise<void> {
  const answer = await answerOf(
    downloads,
    { url, fromByte: file.size(), ifRange: null, signal },
    null,
  );
  if (answer.status !== 206) sayingNow(() => file.truncate(0));
  let doneBytes = file.size();
  const totalBytes = bytes > 0 ? bytes : doneBytes + (answer.contentLength ?? 0);
  let flushedBytes = doneBytes;
  onDone(doneBytes, totalBytes);
  for await (const piece of piecesOf(answer, downloads, null)) {
    sayingNow(() => file.write(piece, doneBytes));
    doneBytes += piece.length;
    onDone(doneBytes, totalBytes);
    if (doneBytes - flushedBytes < FLUSH_BYTES) continue;
    sayingNow(() => file.flush());
    flushedBytes = doneBytes;
  }
  if (doneBytes < totalBytes) throw new PackJobError("connection-lost");
  if (doneBytes > totalBytes && totalBytes > 0) throw new PackJobError("extract-damaged");
}
