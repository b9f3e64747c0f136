import { RemoteWorker } from "#rpc/remote-worker.ts";
import {
  BACKUP_LISTS,
  type Backup,
  type ReadBackup,
  type StoredRow,
} from "#storage/backup/backup-file.ts";
import type { BackupCalls } from "./backup-calls.ts";

/** Reads a backup. Never rejects: a file that the worker cannot read counts as damaged. */
export type StartReadBackup = (file: Blob) => Promise<ReadBackup>;

/** Reads a backup in a worker, because a hundred megabytes of text would block the page for seconds. */
export const startReadBackup: StartReadBackup = async (file) => {
  const worker = new RemoteWorker<BackupCalls>(
    () => new Worker(new URL("./backup-worker.ts", import.meta.url), { name: "read-backup" }),
  );
  const lists = new Map<string, StoredRow[]>(BACKUP_LISTS.map((list) => [list, []]));
  try {
    const end = await worker.call("read", file, {
      onPart: ({ list, records }) => lists.get(list)?.push(...records),
    });
    if (!end.ok) return end;
    // The worker has validated each record for its list.
    const backup = { ...end.head, ...Object.fromEntries(lists) } as unknown as Backup;
    return { ok: true, backup, leftOutCount: end.leftOutCount };
  } catch {
    // Out of memory, or the worker could not be loaded; the page must go on.
    return { ok: false, reason: "damaged" };
  } finally {
    worker.end();
  }
};
