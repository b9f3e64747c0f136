import type { Procedure } from "#rpc/procedure.ts";
import type { Backup, BackupProblem, StoredRow } from "#storage/backup/backup-file.ts";

/** The lists of a backup. */
export const BACKUP_LISTS = ["waypoints", "bin", "photos", "tracks", "plans", "setAside"] as const;
/** One of them. */
export type BackupList = (typeof BACKUP_LISTS)[number];

/** Some records of a backup. */
export interface BackupPart {
  readonly list: BackupList;
  readonly records: readonly StoredRow[];
}

/** What there is of a backup beside its records, which came before. */
export type BackupEnd =
  | {
      readonly ok: true;
      readonly head: Pick<Backup, "madeAtMs" | "settings" | "preferences">;
      readonly leftOutCount: number;
    }
  | { readonly ok: false; readonly reason: BackupProblem };

/** What the worker does that reads a backup. */
export interface BackupCalls {
  readonly read: Procedure<Blob, BackupEnd, BackupPart>;
}
