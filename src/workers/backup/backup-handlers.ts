import type { Handlers } from "#rpc/serve-calls.ts";
import { BACKUP_LISTS, readBackup, type StoredRow } from "#storage/backup/backup-file.ts";
import type { BackupCalls } from "./backup-calls.ts";

/** The number of records per message, which the page receives without a noticeable pause. */
const RECORDS_A_PART = 200;

/** Reads a backup and sends its records in batches. */
export const backupHandlers: Handlers<BackupCalls> = {
  read: async (file, { tell }) => {
    const read = readBackup(await file.text());
    if (!read.ok) return read;
    const { madeAtMs, settings, preferences, draft } = read.backup;
    for (const list of BACKUP_LISTS) {
      const all: readonly StoredRow[] = read.backup[list];
      for (let start = 0; start < all.length; start += RECORDS_A_PART) {
        const records = all.slice(start, start + RECORDS_A_PART);
        tell({ list, records }, records.flatMap(buffersOf));
      }
    }
    const head = { madeAtMs, settings, preferences, draft };
    return { ok: true, head, leftOutCount: read.leftOutCount };
  },
};

/** Returns the buffers within a record, for transferring them instead of copying. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(buffersOf);
}
