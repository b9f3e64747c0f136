import type { Backup, BackupTrouble, StoredRow } from "#storage/backup/backup-file.ts";

/** The lists of a backup. */
export const BACKUP_LISTS = ["waypoints", "bin", "photos", "tracks", "setAside"] as const;
/** One of them. */
export type BackupList = (typeof BACKUP_LISTS)[number];

/** What the worker that reads a backup says: some records a time, then the end. */
export type BackupMessage =
  | { readonly kind: "records"; readonly list: BackupList; readonly records: readonly StoredRow[] }
  | {
      readonly kind: "end";
      readonly head: Pick<Backup, "madeAtMs" | "settings" | "preferences">;
      readonly leftOutCount: number;
    }
  | { readonly kind: "refused"; readonly reason: BackupTrouble };
