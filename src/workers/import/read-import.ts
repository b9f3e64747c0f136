import { previewCsv } from "#domain/exchange/csv/preview-csv.ts";
import { isPlacelessTable } from "#domain/exchange/csv/read-csv.ts";
import type { ImportResult } from "#domain/exchange/exchange-file.ts";
import type { WaypointListener } from "#domain/exchange/import-collector.ts";
import { MAX_FILE_BYTES, readFile } from "#domain/exchange/read/read-file.ts";
import type { ImportAnswer, ImportQuestion } from "./import-calls.ts";

/** Called with the progress in bytes: fetching from the device is the first half, reading the second. */
export type ProgressListener = (bytesDone: number, bytesTotal: number) => void;

/**
 * Fetches a file from the device and reads it; a file that cannot be fetched is refused as unreadable.
 * @param onWaypoints receives the waypoints in batches; the answer then does not contain them
 */
export async function readImport(
  { file, csvMapping, list }: ImportQuestion,
  onProgress: ProgressListener,
  onWaypoints?: WaypointListener,
): Promise<ImportAnswer> {
  const { size } = file;
  if (size > MAX_FILE_BYTES) return refused("too-large");
  const bytes = await contentOf(file, (done) => onProgress(done / 2, size));
  if (!bytes) return refused("unreadable");
  const result = readFile(bytes, {
    onProgress: (done, total) => onProgress((size * (1 + done / total)) / 2, size),
    ...(csvMapping && { csvMapping }),
    ...(list && { list }),
    ...(onWaypoints && { onWaypoints }),
  });
  return { result, csv: isCsv(result) ? previewCsv(bytes) : null };
}

function refused(reason: "too-large" | "unreadable"): ImportAnswer {
  return { result: { ok: false, problem: { reason } }, csv: null };
}

function isCsv(result: ImportResult): boolean {
  return result.ok ? result.file.kind === "csv" : isPlacelessTable(result.problem.reason);
}

/** The number of bytes fetched at a time. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Returns null if the device does not provide the file: it was removed, or is in a cloud without a connection. */
async function contentOf(
  file: Blob,
  onProgress: (bytesDone: number) => void,
): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(file.size);
  try {
    for (let start = 0; start < file.size; start += PIECE_BYTES) {
      const piece = await file.slice(start, start + PIECE_BYTES).arrayBuffer();
      bytes.set(new Uint8Array(piece), start);
      onProgress(start + piece.byteLength);
    }
    return bytes;
  } catch {
    return null;
  }
}
