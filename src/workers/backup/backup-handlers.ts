import type { Handlers } from "#rpc/serve-calls.ts";
import { readBackup, type StoredRow } from "#storage/backup/backup-file.ts";
import { BACKUP_LISTS, type BackupCalls } from "./backup-calls.ts";

/** So many records at a time are taken over by the page without a pause that anybody feels. */
const RECORDS_A_PART = 200;

/** Reads a backup, and tells its records some at a time. */
export const backupHandlers: Handlers<BackupCalls> = {
  read: async (file, { tell }) => {
    const read = readBackup(await file.text());
    if (!read.ok) return read;
    const { madeAtMs, settings, preferences } = read.backup;
    for (const list of BACKUP_LISTS) {
      const all: readonly StoredRow[] = read.backup[list];
      for (let start = 0; start < all.length; start += RECORDS_A_PART) {
        const records = all.slice(start, start + RECORDS_A_PART);
        tell({ list, records }, records.flatMap(buffersOf));
      }
    }
    const head = { madeAtMs, settings, preferences };
    return { ok: true, head, leftOutCount: read.leftOutCount };
  },
};

/** The bytes within a record, which are handed over instead of copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(buffersOf);
}
