import type { ReadBackup, StoredRow } from "#storage/backup/backup-file.ts";
import type { BackupList, BackupMessage } from "./backup-messages.ts";

/** Reads a backup. Never rejects: what no worker can read is damaged. */
export type StartReadBackup = (file: Blob) => Promise<ReadBackup>;

/** Reads a backup in a worker: a hundred megabytes of text would hold the page up for seconds. */
export const startReadBackup: StartReadBackup = async (file) => {
  const worker = new Worker(new URL("./read-backup.ts", import.meta.url), { name: "read-backup" });
  try {
    return await answerOf(worker, file);
  } finally {
    worker.terminate();
  }
};

function answerOf(worker: Worker, file: Blob): Promise<ReadBackup> {
  const lists: Record<BackupList, StoredRow[]> = {
    waypoints: [],
    bin: [],
    photos: [],
    tracks: [],
    setAside: [],
  };
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<BackupMessage>) => {
      if (data.kind === "records") lists[data.list].push(...data.records);
      else if (data.kind === "refused") resolve({ ok: false, reason: data.reason });
      else {
        // The worker has read each record as what its list holds.
        const backup = { ...data.head, ...lists } as unknown as (ReadBackup & {
          ok: true;
        })["backup"];
        resolve({ ok: true, backup, leftOutCount: data.leftOutCount });
      }
    });
    // Out of memory, or the worker could not be loaded: the page goes on.
    worker.addEventListener("error", () => resolve({ ok: false, reason: "damaged" }));
    worker.postMessage(file);
  });
}
