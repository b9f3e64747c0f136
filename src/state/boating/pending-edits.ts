import type { Clock } from "#platform/clock/clock.ts";
import { oneAtATime } from "#state/watches/until-read.ts";
import type { BoatingRecords, BoatingStorage } from "#storage/records/boating/boating-storage.ts";
import type { RecordChanges } from "#storage/records/keyed-records.ts";

/** The time to a retry of edits that could not be stored. */
export const RETRY_MS = 10_000;

/** An edit of a record as it is stored, also by another window; null is no record. */
export type EditOf<Record> = (stored: Record | null) => Record | null;

/** The edits of one record, of which those that could not be stored are stored with the next or after a while. */
export interface PendingEdits<Record> {
  /** Returns the record with the edits that are not stored yet. */
  applied(stored: Record | null): Record | null;
  /** Adds an edit. Resolves once it is stored, or could not be. */
  edit(edit: EditOf<Record>): Promise<void>;
}

/**
 * Creates the edits of a record.
 * @param onDone receives the stored record after each write; undefined if it failed
 */
export function pendingEdits<Key extends keyof BoatingRecords & string>(
  { storage, clock }: { storage: BoatingStorage; clock: Pick<Clock, "after"> },
  key: Key,
  onDone: (stored: BoatingRecords[Key] | null | undefined) => void,
): PendingEdits<BoatingRecords[Key]> {
  type Record = BoatingRecords[Key];
  let pending: readonly EditOf<Record>[] = [];
  let cancelRetry = (): void => {};
  const after = (stored: Record | null, edits: readonly EditOf<Record>[]): Record | null =>
    edits.reduce<Record | null>((record, edit) => edit(record), stored);
  const storeNow = oneAtATime(async () => {
    if (pending.length === 0) return;
    const making = pending;
    let result: Record | null = null;
    cancelRetry();
    try {
      await storage.changeTogether([key], (records) => {
        const stored = records[key] as Record | "unreadable" | null;
        const before = stored === "unreadable" ? null : stored;
        result = after(before, making);
        return (result === before ? {} : { [key]: result }) as RecordChanges<BoatingRecords, Key>;
      });
      pending = pending.filter((edit) => !making.includes(edit));
      onDone(result);
    } catch {
      cancelRetry = clock.after(RETRY_MS, () => void storeNow());
      onDone(undefined);
    }
  });
  return {
    applied: (stored) => after(stored, pending),
    edit(edit) {
      pending = [...pending, edit];
      return storeNow();
    },
  };
}
