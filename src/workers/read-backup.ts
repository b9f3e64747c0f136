import { readBackup, type StoredRow } from "#storage/backup/backup-file.ts";
import { BACKUP_LISTS, type BackupMessage } from "./backup-messages.ts";

/** Entry of the worker that reads one backup; whoever wants it to stop ends it. */

/** So many records at a time are taken over by the page without a pause that anybody feels. */
const RECORDS_A_MESSAGE = 200;

addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  const read = readBackup(await file.text());
  if (!read.ok) return send({ kind: "refused", reason: read.reason });
  const { madeAtMs, settings, preferences } = read.backup;
  for (const list of BACKUP_LISTS) {
    const all: readonly StoredRow[] = read.backup[list];
    for (let start = 0; start < all.length; start += RECORDS_A_MESSAGE) {
      const records = all.slice(start, start + RECORDS_A_MESSAGE);
      send({ kind: "records", list, records }, records.flatMap(buffersOf));
    }
  }
  send({
    kind: "end",
    head: { madeAtMs, settings, preferences },
    leftOutCount: read.leftOutCount,
  });
});

/** The bytes within a record, which are handed over instead of copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(buffersOf);
}

function send(message: BackupMessage, transfer: ArrayBuffer[] = []): void {
  postMessage(message, { transfer });
}
