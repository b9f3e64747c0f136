import type { Procedure } from "#rpc/procedure.ts";
import type { Backup, BackupProblem, StoredRow } from "#storage/backup/backup-file.ts";

/** The lists of a backup. */
export const BACKUP_LISTS = ["waypoints", "bin", "photos", "tracks", "plans", "setAside"] as const;
/** One of the lists of a backup. */
export type BackupList = (typeof BACKUP_LISTS)[number];

/** Some records of a backup. */
export interface BackupPart {
  readonly list: BackupList;
  readonly records: readonly StoredRow[];
}

/** The rest of a backup, after all its records were sent. */
export type BackupEnd =
  | {
      readonly ok: true;
      readonly head: Pick<Backup, "madeAtMs" | "settings" | "preferences">;
      readonly leftOutCount: number;
    }
  | { readonly ok: false; readonly reason: BackupProblem };

/** The calls of the worker that reads a backup. */
export interface BackupCalls {
  readonly read: Procedure<Blob, BackupEnd, BackupPart>;
}
