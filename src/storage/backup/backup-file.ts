import * as v from "valibot";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { BinRow } from "#domain/waypoints/bin.ts";
import type { SetAside } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { parseJson } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { readPreferences } from "#storage/preferences/preferences-text.ts";
import { planOf } from "#storage/records/plans/plan-record.ts";
import { readBinRow } from "#storage/records/waypoints/bin-storage.ts";
import { readWaypointRecords } from "#storage/records/waypoints/waypoint-list-text.ts";
import { datedPieces, isSetAside } from "#storage/set-aside/set-aside-storage.ts";
import { readSettings } from "#storage/settings/settings-text.ts";
import { fromPlainValue, toPlainValue } from "./plain-value.ts";
import { readTrackRow } from "./stored-track-row.ts";

/** The version of the file; docs/formats/backup.md. */
const BACKUP_VERSION = 2;
const FORMAT = "scouting-map-backup";

/**
 * A row of the stores `photos` and `plans`, or a row of `tracks` including its blocks. Its contents are validated by
 * the code that uses it.
 */
export interface StoredRow {
  readonly id: string;
}

/** Everything a user has stored on a device. */
export interface Backup {
  /** Milliseconds since 1970. */
  readonly madeAtMs: number;
  readonly settings: Settings;
  readonly preferences: Preferences;
  readonly waypoints: readonly Waypoint[];
  readonly bin: readonly BinRow[];
  readonly photos: readonly StoredRow[];
  readonly tracks: readonly StoredRow[];
  /** Saved plans; empty in backups from before plans existed. */
  readonly plans: readonly StoredRow[];
  /** Stored pieces that could not be used. After reading a backup, this includes the pieces of the backup itself. */
  readonly setAside: readonly SetAside[];
}

/** The reason that a file cannot be restored. */
export type BackupProblem = "not-a-backup" | "newer-version" | "damaged";

/**
 * The result of reading a backup. `leftOutCount` is the number of unreadable records; the other records can be used.
 * Waypoints among the unreadable ones are in `setAside` of the backup.
 */
export type ReadBackup =
  | { readonly ok: true; readonly backup: Backup; readonly leftOutCount: number }
  | { readonly ok: false; readonly reason: BackupProblem };

/** Yields the text of a backup in pieces, because a backup of 100 MB would block the page. */
export function* backupText(backup: Backup): Generator<string> {
  const { madeAtMs, settings, preferences } = backup;
  const head = { format: FORMAT, version: BACKUP_VERSION, madeAtMs, settings, preferences };
  yield JSON.stringify(head).slice(0, -1);
  for (const name of ["waypoints", "bin", "photos", "tracks", "plans", "setAside"] as const) {
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
  waypoints: LIST,
  bin: LIST,
  photos: LIST,
  tracks: LIST,
  plans: LIST,
  setAside: LIST,
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
  const { madeAtMs, settings, preferences, ...lists } = body.output;
  const { waypoints, setAside: bad } = readWaypointRecords(lists.waypoints, "");
  const binRows = lists.bin.flatMap((row) => readBinRow(row) ?? []);
  const photos = lists.photos.flatMap(readRow);
  const tracks = lists.tracks.flatMap(readRow).flatMap((row) => {
    return readTrackRow(withAddressableId(row)) ?? [];
  });
  const plans = lists.plans.flatMap(readRow).filter((row) => planOf(row) !== null);
  const setAside = lists.setAside.filter(isSetAside);
  const given = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  const used = [waypoints, binRows, photos, tracks, plans, setAside];
  const read = used.reduce((sum, list) => sum + list.length, 0);
  const pieces = [...bad, ...binRows.flatMap((row) => row.setAside)];
  return {
    ok: true,
    leftOutCount: given - read,
    backup: {
      madeAtMs,
      settings: readSettings(JSON.stringify(settings ?? null)).choices,
      preferences: readPreferences(JSON.stringify(preferences ?? null)).choices,
      waypoints,
      bin: binRows.map(({ row }) => row),
      photos,
      tracks,
      plans,
      setAside: [...setAside, ...datedPieces(pieces, madeAtMs)],
    },
  };
}

/** Gives a track an id that fits in a URL, because a track can be opened by its address. */
function withAddressableId(row: StoredRow): StoredRow {
  return { ...row, id: addressableId(row.id) };
}

function readRow(plain: unknown): readonly StoredRow[] {
  try {
    const row = fromPlainValue(plain);
    return v.is(ROW, row) ? [row] : [];
  } catch {
    return [];
  }
}
