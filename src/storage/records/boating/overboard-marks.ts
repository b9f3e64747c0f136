import type { ManOverboard, MarkedFix } from "#domain/steering/man-overboard.ts";
import type { RecordChanges, Stored, StoredRecords } from "#storage/records/keyed-records.ts";
import type { FirstOverboardRecord } from "./boating-records.ts";
import type { BoatingRecords, BoatingStorage } from "./boating-storage.ts";

/** The stored marks of people overboard, the first one first. */
export interface StoredMarks {
  readonly marks: readonly ManOverboard[];
  /** True if a mark is there that this version cannot read. */
  readonly isUnreadable: boolean;
  /** True if an older version, which knows one mark only, may have written the first one over another. */
  readonly mayReplace: boolean;
}

/**
 * The marks of people overboard. Each change is one transaction, so that the marks of several windows stay beside each
 * other; it resolves to the marks that are stored then. Every call rejects if the database does not respond.
 */
export interface OverboardMarks {
  read(): Promise<StoredMarks>;
  /** Adds a mark behind the others. If it is stored already, it only gets its fix, unless it has one. */
  add(mark: ManOverboard): Promise<readonly ManOverboard[]>;
  /** Sets the fix of a mark, unless it has one or is gone. */
  complete(id: string, fix: MarkedFix): Promise<readonly ManOverboard[]>;
  /** Removes these marks; others stay. */
  end(ids: readonly string[]): Promise<readonly ManOverboard[]>;
}

const KEYS = ["manOverboard", "laterOverboard"] as const;

type Key = (typeof KEYS)[number];

/** The marks in a storage. */
export function overboardMarks(storage: BoatingStorage): OverboardMarks {
  const change = async (
    decide: (marks: readonly ManOverboard[]) => readonly ManOverboard[],
  ): Promise<readonly ManOverboard[]> => {
    let marks: readonly ManOverboard[] = [];
    await storage.changeTogether(KEYS, (stored) => {
      const before = marksOf(stored);
      marks = decide(before);
      return marks === before ? {} : changesTo(marks, stored);
    });
    return marks;
  };
  return {
    async read() {
      let read: StoredMarks = { marks: [], isUnreadable: false, mayReplace: false };
      await storage.changeTogether(KEYS, (stored) => {
        const { manOverboard, laterOverboard } = stored;
        const isUnreadable = manOverboard === "unreadable" || laterOverboard === "unreadable";
        const mayReplace = isReadable(manOverboard) && !manOverboard.knowsLater;
        read = { marks: marksOf(stored), isUnreadable, mayReplace };
        return {};
      });
      return read;
    },
    add: (mark) =>
      change((marks) => {
        const isStored = marks.some(({ id }) => id === mark.id);
        return isStored ? completed(marks, mark.id, mark.fix) : [...marks, mark];
      }),
    complete: (id, fix) => change((marks) => completed(marks, id, fix)),
    end: (ids) =>
      change((marks) => {
        const left = marks.filter(({ id }) => !ids.includes(id));
        return left.length === marks.length ? marks : left;
      }),
  };
}

function isReadable<Record>(
  stored: Stored<Record>,
): stored is Exclude<Stored<Record>, "unreadable" | null> {
  return stored !== "unreadable" && stored !== null;
}

function marksOf({
  manOverboard,
  laterOverboard,
}: StoredRecords<BoatingRecords, Key>): readonly ManOverboard[] {
  const first = isReadable(manOverboard) ? [markOf(manOverboard)] : [];
  return [...first, ...(isReadable(laterOverboard) ? laterOverboard.marks : [])];
}

function markOf({ id, atMs, fix }: FirstOverboardRecord): ManOverboard {
  return { id, atMs, fix };
}

/** Returns the records that change; one that cannot be read is only replaced, never removed. */
function changesTo(
  [first, ...later]: readonly ManOverboard[],
  { manOverboard, laterOverboard }: StoredRecords<BoatingRecords, Key>,
): RecordChanges<BoatingRecords, Key> {
  const isFirstGone = !first && manOverboard !== "unreadable";
  const areLaterGone = later.length === 0 && laterOverboard !== "unreadable";
  return {
    ...(first && { manOverboard: { ...first, knowsLater: true } }),
    ...(isFirstGone && { manOverboard: null }),
    ...(later.length > 0 && { laterOverboard: { marks: later } }),
    ...(areLaterGone && { laterOverboard: null }),
  };
}

/** Returns the same list if nothing changes. */
function completed(
  marks: readonly ManOverboard[],
  id: string,
  fix: MarkedFix | null,
): readonly ManOverboard[] {
  const isWaiting = marks.some((mark) => mark.id === id && !mark.fix);
  if (!isWaiting || !fix) return marks;
  return marks.map((mark) => (mark.id === id ? { ...mark, fix } : mark));
}
