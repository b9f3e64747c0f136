import { type DatabaseConnection, RESTORE_KEY } from "#storage/database.ts";
import { type AnyKind, LISTS, type ListName, type RecordList } from "#storage/records/kinds.ts";
import {
  type RemovalNote,
  recordsByKeyIn,
  storedForm,
  wholePlace,
} from "#storage/records/record-kind.ts";
import type { RecordChange } from "#storage/records/transaction.ts";
import { rowOf, type StoredRow, valueIn } from "./backup-file.ts";
import { type RestoredSettings, restoredSettingsValue } from "./restored-settings.ts";

/** Rows of a backup to store, by the name of their list and their id. */
export type RowsByList = Readonly<Record<ListName, ReadonlyMap<string, StoredRow>>>;

/** Reads complete rows of the database for a backup. */
export interface RowStorage {
  /** Resolves to every row of a list. Rejects if the database does not respond. */
  all(list: ListName): Promise<readonly StoredRow[]>;
}

/** Creates a row storage on a database connection. */
export function rowStorage(connection: DatabaseConnection): RowStorage {
  return {
    all: async (name) => {
      const list = LISTS.find((one) => one.name === name);
      return list ? storedRows(connection, list) : [];
    },
  };
}

/** Resolves to every row of a list. Rejects if the database does not respond. */
export async function storedRows(
  connection: DatabaseConnection,
  { place }: Pick<RecordList, "place">,
): Promise<readonly StoredRow[]> {
  const transaction = (await connection.opened()).transaction([...place.stores]);
  const found: StoredRow[] = [];
  // In steps: reading all rows at once would block the page while they are decoded.
  for (const ids of inSteps(await transaction.objectStore(place.stores[0]).getAllKeys())) {
    const values = await Promise.all(ids.map((id) => place.get(transaction as never, id)));
    found.push(...values.map((value, at) => rowOf(place, ids[at] ?? "", value)));
  }
  return found;
}

/** A restored backup without its waypoints. */
export interface RestoredParts {
  readonly rows: RowsByList;
  readonly settings: RestoredSettings;
}

/**
 * Returns the changes that put back the rows and settings of a backup. Settings are stored in the database too, because
 * localStorage loses minutes when the browser is killed.
 * @param before the current settings, which an undo restores
 */
export function restoringChanges(
  { rows, settings }: RestoredParts,
  before: RestoredSettings,
): readonly RecordChange[] {
  return [
    ...LISTS.flatMap(({ name, kindOf }) =>
      [...rows[name].values()].map((row) => restoring(kindOf(row.id), row)),
    ),
    {
      place: recordsByKeyIn("restores"),
      id: RESTORE_KEY,
      valueFor: () => restoredSettingsValue(settings),
      undoneValueFor: () => restoredSettingsValue(before),
    },
  ];
}

/** Returns the change that puts back a row of a backup. */
export function restoring(kind: AnyKind, row: StoredRow): RecordChange {
  const { merged } = kind;
  const place = wholePlace(kind);
  const value = valueIn(place, row);
  const readOf = (stored: unknown) => (stored === undefined ? null : kind.read(stored, row.id));
  const valueFor = (stored: unknown) => {
    const [here, other] = [readOf(stored), readOf(value)];
    if (!merged || !here || !other) return value;
    const both = merged(here, other);
    if (both === here) return stored;
    const form = storedForm(kind, both);
    // Together they may be larger than what can be read again.
    return readOf(form) ? form : stored;
  };
  return { place, id: row.id, valueFor };
}

/** Returns the note that undoing the restore of a row removed it; null if its kind has none. */
export function removalNoteOf(kind: AnyKind, row: StoredRow): RemovalNote | null {
  const record = kind.read(valueIn(wholePlace(kind), row), row.id);
  return (record && kind.removalNote?.(record)) ?? null;
}

/** Returns a row as it will be after restoring it over the one with its id, if there is one. */
export function restoredOver(
  kind: AnyKind,
  there: StoredRow | undefined,
  row: StoredRow,
): StoredRow {
  const place = wholePlace(kind);
  const stored = there && valueIn(place, there);
  return rowOf(place, row.id, restoring(kind, row).valueFor?.(stored));
}

const ROWS_A_STEP = 50;

function* inSteps(ids: readonly unknown[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += ROWS_A_STEP) {
    yield ids.slice(start, start + ROWS_A_STEP) as readonly string[];
  }
}
