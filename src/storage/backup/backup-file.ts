import * as v from "valibot";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { parseJson } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { readPreferences } from "#storage/preferences/preferences-text.ts";
import { LISTS, type ListName, type RecordList } from "#storage/records/kinds.ts";
import { readPlanText } from "#storage/records/plans/plan-text.ts";
import type { RecordPlace } from "#storage/records/record-kind.ts";
import { readWaypointRecords } from "#storage/records/waypoints/waypoint-list-text.ts";
import { datedPieces } from "#storage/set-aside/set-aside-storage.ts";
import { readSettings } from "#storage/settings/settings-text.ts";
import { fromPlainValue, toPlainValue } from "./plain-value.ts";

/** The version of the file; docs/formats/backup.md. */
const BACKUP_VERSION = 3;
const FORMAT = "scouting-map-backup";
const LIMIT = CONTENT_LIMITS.backup.maxEntries;

/** The lists of a backup: the waypoints, and those of the records. */
export const BACKUP_LISTS = ["waypoints", ...LISTS.map(({ name }) => name)] as const;
/** The name of one of them. */
export type BackupList = (typeof BACKUP_LISTS)[number];

/**
 * A record in a backup, which the code that uses it validates: a track with its points, `{id, value}` where the record
 * does not contain its id, and any other as it is stored.
 */
export interface StoredRow {
  readonly id: string;
}

/** Everything a user has stored on a device. A list that a file lacks is empty. */
export interface Backup extends Readonly<Record<ListName, readonly StoredRow[]>> {
  /** Milliseconds since 1970. */
  readonly madeAtMs: number;
  readonly settings: Settings;
  readonly preferences: Preferences;
  /** The plan in the making as its stored text; null if there is none. */
  readonly draft: string | null;
  readonly waypoints: readonly Waypoint[];
}

/** The reason that a file cannot be restored. */
export type BackupProblem = "not-a-backup" | "newer-version" | "damaged" | "too-many";

/**
 * The result of reading a backup. `leftOutCount` is the number of unreadable records; the other records can be used.
 * Waypoints among the unreadable ones are in `setAside` of the backup.
 */
export type ReadBackup =
  | { readonly ok: true; readonly backup: Backup; readonly leftOutCount: number }
  | { readonly ok: false; readonly reason: BackupProblem };

/** Yields the text of a backup in pieces, because a backup of 100 MB would block the page. */
export function* backupText(backup: Backup): Generator<string> {
  const { madeAtMs, settings, preferences, draft } = backup;
  const head = { format: FORMAT, version: BACKUP_VERSION, madeAtMs, settings, preferences, draft };
  yield JSON.stringify(head).slice(0, -1);
  for (const name of BACKUP_LISTS) {
    yield `,\n"${name}":[`;
    let separator = "\n";
    for (const record of backup[name]) {
      yield separator + JSON.stringify(toPlainValue(record));
      separator = ",\n";
    }
    yield "]";
  }
  yield "}\n";
}

const HEAD = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const LIST = v.optional(v.array(v.unknown()), []);
const BODY = v.object({
  madeAtMs: MOMENT,
  settings: v.optional(v.unknown()),
  preferences: v.optional(v.unknown()),
  draft: v.fallback(v.optional(v.nullable(v.string()), null), null),
  ...v.entriesFromList(BACKUP_LISTS, LIST),
});
const ROW = v.looseObject({ id: v.pipe(v.string(), v.minLength(1)) });

/** Reads a backup record by record. */
export function readBackup(text: string): ReadBackup {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, reason: text.includes(FORMAT) ? "damaged" : "not-a-backup" };
  if (!v.is(HEAD, parsed.value)) return { ok: false, reason: "not-a-backup" };
  if (parsed.value.version > BACKUP_VERSION) return { ok: false, reason: "newer-version" };
  const body = v.safeParse(BODY, parsed.value);
  if (!body.success) return { ok: false, reason: "damaged" };
  const { madeAtMs, settings, preferences, draft, ...lists } = body.output;
  if (hasTooMany(lists)) return { ok: false, reason: "too-many" };
  const { waypoints, setAside: pieces } = readWaypointRecords(lists.waypoints, "");
  const read = LISTS.map((list) => readRows(list, lists[list.name]));
  const given = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  const used = [waypoints, ...read.map(({ rows }) => rows)];
  const leftOutCount = given - used.reduce((sum, list) => sum + list.length, 0);
  const rows = Object.fromEntries(
    read.map((list) => [list.name, list.rows]),
  ) as unknown as RowLists;
  const unusable = datedPieces([...pieces, ...read.flatMap((list) => list.unusable)], madeAtMs);
  return {
    ok: true,
    leftOutCount,
    backup: {
      ...rows,
      setAside: [...rows.setAside, ...unusable],
      madeAtMs,
      settings: readSettings(JSON.stringify(settings ?? null)).choices,
      preferences: readPreferences(JSON.stringify(preferences ?? null)).choices,
      draft: readPlanText(draft) ? draft : null,
      waypoints,
    },
  };
}

function hasTooMany(lists: Readonly<Record<BackupList, readonly unknown[]>>): boolean {
  return BACKUP_LISTS.some((name) => lists[name].length > LIMIT[name]);
}

type RowLists = Readonly<Record<ListName, readonly StoredRow[]>>;

/** Reads a list in a backup: the rows to restore, and the parts of them that cannot be used. */
export function readRows<Name extends string>(
  { name, kindOf }: RecordList<Name>,
  list: readonly unknown[],
) {
  const rows = list.flatMap(readRow);
  return {
    name,
    rows: rows.flatMap((row) => restoredRow(kindOf(row.id), row) ?? []),
    unusable: rows.flatMap((row) => kindOf(row.id).unusable?.(row) ?? []),
  };
}

function readRow(plain: unknown): readonly StoredRow[] {
  try {
    const row = fromPlainValue(plain);
    return v.is(ROW, row) ? [row] : [];
  } catch {
    return [];
  }
}

function restoredRow(kind: ReturnType<RecordList["kindOf"]>, row: StoredRow): StoredRow | null {
  const { place, read, restored = (value, id) => (read(value, id) ? value : null) } = kind;
  const value = restored(valueIn(place, row), row.id);
  return value === null ? null : rowOf(place, row.id, value);
}

/** Returns the row of a stored value in a backup. */
export function rowOf({ isKeyed }: RecordPlace, id: string, value: unknown): StoredRow {
  return isKeyed ? ({ id, value } as StoredRow) : (value as StoredRow);
}

/** Returns the stored value of a row. */
export function valueIn({ isKeyed }: RecordPlace, row: StoredRow): unknown {
  return isKeyed ? (row as { readonly value?: unknown }).value : row;
}
