import { counted } from "#sentences/intl/format.ts";
import { backupWords, binKinds, changeWords } from "#words/exchange/backup.ts";

/** "12 nieuw, 3 gewijzigd, 100 hetzelfde". */
export function changesText(added: number, changed: number, same: number): string {
  const counts = [
    [added, changeWords.added],
    [changed, changeWords.changed],
    [same, changeWords.same],
  ] as const;
  const parts = counts.flatMap(([count, text]) => (count > 0 ? [text(counted(count))] : []));
  return parts.join(", ") || changeWords.none;
}

/** Returns the number of unreadable records in the file. */
export function leftOutText(count: number): string {
  return backupWords.leftOut(counted(count));
}

/** "Laatste back-up: 21 november 2026 om 14:03." */
export function lastBackupText(dateTime: string | null): string {
  return dateTime === null ? backupWords.none : backupWords.last(dateTime);
}

/** "Waypoint, verwijderd op 21 november 2026 om 14:03". */
export function deletedAtText(kind: keyof typeof binKinds, dateTime: string): string {
  return backupWords.deleted(binKinds[kind], dateTime);
}
