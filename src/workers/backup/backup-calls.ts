import type { Procedure } from "#rpc/procedure.ts";
import type { Backup, BackupList, BackupProblem, StoredRow } from "#storage/backup/backup-file.ts";

/** Some records of a backup. */
export interface BackupPart {
  readonly list: BackupList;
  readonly records: readonly StoredRow[];
}

/** The rest of a backup, after all its records were sent. */
export type BackupEnd =
  | {
      readonly ok: true;
      readonly head: Omit<Backup, BackupList>;
      readonly leftOutCount: number;
    }
  | { readonly ok: false; readonly reason: BackupProblem };

/** The calls of the worker that reads a backup. */
export interface BackupCalls {
  readonly read: Procedure<Blob, BackupEnd, BackupPart>;
}
