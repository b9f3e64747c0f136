import type { StoreApi } from "zustand/vanilla";
import { inPauses } from "#domain/async/pause.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { areEqual, type ComparedRecords, compareRecords } from "#domain/storage/compare-records.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { isWithinWaypointLimit } from "#domain/waypoints/waypoint-limit.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { saveFile } from "#platform/save-file/save-file.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { pause } from "#state/clock/pause.ts";
import { device } from "#state/device/device.ts";
import { type Edits, edits, type Undoable } from "#state/records/edits.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setSettings, settingsStore } from "#state/settings/settings.ts";
import { changeMany, type WaypointsState, waypointsStore } from "#state/waypoints/waypoints.ts";
import {
  BACKUP_LISTS,
  type Backup,
  type BackupProblem,
  backupText,
  type StoredRow,
} from "#storage/backup/backup-file.ts";
import type { RestoredSettings } from "#storage/backup/restored-settings.ts";
import {
  type RowStorage,
  type RowsByList,
  removalNoteOf,
  restoredOver,
  restoringChanges,
  rowStorage,
} from "#storage/backup/row-storage.ts";
import { LISTS, type ListName, type RecordList } from "#storage/records/kinds.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
import type { RemovalNote } from "#storage/records/record-kind.ts";
import { type StartReadBackup, startReadBackup } from "#workers/backup/backup-client.ts";
import { applyRestored, choices, type SettingsPlaces } from "./apply-restored-settings.ts";

/** The effect of restoring a backup: for each list the new, changed and equal records. */
export interface RestorePreview extends Readonly<Record<ListName, ComparedRecords<StoredRow>>> {
  readonly backup: Backup;
  /** Unreadable records in the file; the others can be restored. */
  readonly leftOutCount: number;
  readonly waypoints: ComparedRecords<Waypoint>;
  /** True if the settings or preferences in the backup differ from the current ones. */
  readonly changesSettings: boolean;
  /** True if the backup has a plan in the making, and this device has none. */
  readonly addsDraft: boolean;
}

/** A backup that can be restored, or the reason that the file is not one. */
export type PreviewResult =
  | { readonly ok: true; readonly preview: RestorePreview }
  | { readonly ok: false; readonly reason: BackupProblem | "too-large" | "no-database" };

/** Backs up everything in one file, and restores it. */
export interface BackupState {
  /** Reads everything for a backup; resolves to null if the database does not respond. */
  makeBackup(): Promise<Backup | null>;
  /** Yields the text of the file in pieces, so that the page stays responsive. */
  textOf(backup: Backup): Generator<string>;
  /** Records that the user has saved the file. */
  backupWasStored(backup: Backup): void;
  /** Compares a file with the data on the device, without changing anything. */
  previewRestore(file: Blob): Promise<PreviewResult>;
  /**
   * Adds the records of the backup and overwrites existing ones; other records stay. Resolves to true if everything
   * is safe from a kill, and to false if nothing was changed.
   */
  restore(preview: RestorePreview): Promise<boolean>;
  /** Undoes the last `restore` of this visit; resolves to false if there is none or it failed. */
  undoRestore(): Promise<boolean>;
}

/** Returns the lists of which a backup has something, with the changes that restoring makes in each. */
export function listsIn(preview: RestorePreview) {
  const lists = BACKUP_LISTS.filter((name) => preview.backup[name].length > 0);
  return lists.map((name) => ({ name, changes: preview[name] }));
}

/** The dependencies of a backup. */
export interface BackupParts {
  readonly rows: RowStorage;
  readonly readBackup: StartReadBackup;
  readonly edits: Pick<Edits, "store" | "undo" | "onUndone">;
  readonly clock: Clock;
  readonly texts: TextStore;
  readonly randomId: RandomId;
  readonly waypoints: Pick<WaypointsState, "store" | "changeMany">;
  readonly settings: {
    readonly store: Pick<StoreApi<Settings>, "getState">;
  } & SettingsPlaces["settings"];
  readonly preferences: {
    readonly store: Pick<StoreApi<Preferences>, "getState">;
  } & SettingsPlaces["preferences"];
}

/** Creates the backup commands on these parts. */
export function createBackup(parts: BackupParts): BackupState {
  let mine: Undoable | null = null;
  return {
    makeBackup: () => everything(parts).catch(() => null),
    textOf: backupText,
    backupWasStored: ({ madeAtMs }) =>
      parts.preferences.setPreferences({ lastBackupAtMs: madeAtMs }),
    async previewRestore(file) {
      if (file.size > CONTENT_LIMITS.backup.maxBytes) return { ok: false, reason: "too-large" };
      const read = await parts.readBackup(file);
      if (!read.ok) return read;
      const now = await everything(parts).catch(() => null);
      if (!now) return { ok: false, reason: "no-database" };
      const steps = compared(now, read.backup, read.leftOutCount);
      const preview = await inPauses(steps, () => pause(parts.clock));
      const { added } = preview.waypoints;
      const isWithin = isWithinWaypointLimit(now.waypoints.length + added.length);
      return added.length > 0 && !isWithin
        ? { ok: false, reason: "too-many" }
        : { ok: true, preview };
    },
    async restore(preview) {
      if (!(await putBack(parts, preview))) return false;
      mine = parts.edits.store.getState().undoable;
      return true;
    },
    async undoRestore() {
      if (!mine || parts.edits.store.getState().undoable !== mine) return false;
      return (await parts.edits.undo()).ok;
    },
  };
}

async function everything({ rows, clock, texts, ...state }: BackupParts): Promise<Backup> {
  const lists = await Promise.all(
    LISTS.map(async ({ name }) => [name, await rows.all(name)] as const),
  );
  return {
    ...(Object.fromEntries(lists) as Readonly<Record<ListName, readonly StoredRow[]>>),
    madeAtMs: clock.nowMs(),
    settings: state.settings.store.getState(),
    preferences: state.preferences.store.getState(),
    draft: texts.read(PLAN_DRAFT_KEY),
    waypoints: state.waypoints.store.getState().waypoints,
  };
}

function* compared(
  now: Backup,
  backup: Backup,
  leftOutCount: number,
): Generator<undefined, RestorePreview> {
  const lists: [ListName, ComparedRecords<StoredRow>][] = [];
  for (const list of LISTS) {
    const { name } = list;
    const incoming = afterRestoring(list, now[name], underKnownIds(now[name], backup[name]));
    lists.push([name, yield* compareRecords(now[name], incoming)]);
  }
  return {
    ...(Object.fromEntries(lists) as Readonly<Record<ListName, ComparedRecords<StoredRow>>>),
    backup,
    leftOutCount,
    waypoints: yield* compareRecords(now.waypoints, backup.waypoints),
    addsDraft: backup.draft !== null && now.draft === null,
    changesSettings:
      !areEqual(now.settings, backup.settings) ||
      !areEqual(choices(now.preferences), choices(backup.preferences)),
  };
}

/** Returns the rows as they will be after restoring, where those of the device are combined with them. */
function afterRestoring(
  { kindOf }: RecordList,
  now: readonly StoredRow[],
  incoming: readonly StoredRow[],
): readonly StoredRow[] {
  const there = new Map(now.map((row) => [row.id, row]));
  return incoming.map((row) => restoredOver(kindOf(row.id), there.get(row.id), row));
}

/** Gives a track of a backup the id of the same track on this device, if it was imported here too. */
function underKnownIds(
  now: readonly ImportedRow[],
  incoming: readonly ImportedRow[],
): readonly StoredRow[] {
  const ids = new Set(now.map(({ id }) => id));
  const byContent = new Map(now.map(({ contentHash, id }) => [contentHash, id]));
  return incoming.map((row) => {
    const known = row.contentHash === undefined ? undefined : byContent.get(row.contentHash);
    return known === undefined || ids.has(row.id) ? row : { ...row, id: known };
  });
}

interface ImportedRow extends StoredRow {
  readonly contentHash?: unknown;
}

/** Restores everything in one transaction, or nothing. */
async function putBack(parts: BackupParts, preview: RestorePreview): Promise<boolean> {
  const { backup } = preview;
  const before: RestoredSettings = {
    id: parts.randomId(),
    settings: parts.settings.store.getState(),
    preferences: parts.preferences.store.getState(),
  };
  const settings: RestoredSettings = {
    id: parts.randomId(),
    settings: backup.settings,
    preferences: {
      ...before.preferences,
      ...choices(backup.preferences),
      // Data from a backup is in that backup.
      lastBackupAtMs: Math.max(before.preferences.lastBackupAtMs ?? 0, backup.madeAtMs) || null,
    },
  };
  const rows = Object.fromEntries(
    LISTS.map(({ name }) => [name, byId(preview[name])]),
  ) as unknown as RowsByList;
  const { added, changed } = preview.waypoints;
  const changes = { add: added, replace: changed };
  const records = restoringChanges({ rows, settings }, before);
  const { texts } = parts;
  const notes = notesOfAdded(preview);
  for (const { key, text } of notes) if (texts.read(key) === text) texts.remove(key);
  const result = await parts.waypoints.changeMany(changes, "restore", records);
  if (!result.ok) return false;
  applyRestored(parts, settings);
  if (preview.addsDraft) texts.write(PLAN_DRAFT_KEY, backup.draft ?? "");
  parts.edits.onUndone(() => {
    applyRestored(parts, before);
    for (const { key, text } of notes) texts.write(key, text);
    if (preview.addsDraft && texts.read(PLAN_DRAFT_KEY) === backup.draft) {
      texts.remove(PLAN_DRAFT_KEY);
    }
  });
  return true;
}

/** Returns the notes that windows need if undoing the restore removes what it adds. */
function notesOfAdded(preview: RestorePreview): readonly RemovalNote[] {
  return LISTS.flatMap(({ name, kindOf }) =>
    preview[name].added.flatMap((row) => removalNoteOf(kindOf(row.id), row) ?? []),
  );
}

function byId({ added, changed }: ComparedRecords<StoredRow>): ReadonlyMap<string, StoredRow> {
  return new Map([...added, ...changed].map((row) => [row.id, row]));
}

const backups = createBackup({
  rows: rowStorage(device.connection),
  texts: device.texts,
  randomId: device.randomId,
  readBackup: startReadBackup,
  edits,
  clock: device.clock,
  waypoints: { store: waypointsStore, changeMany },
  settings: { store: settingsStore, setSettings },
  preferences: { store: preferencesStore, setPreferences },
});

/** The commands of this device for restoring; see `BackupState`. */
export const { previewRestore, restore, undoRestore } = backups;

/** The number of characters to encode before the page gets a turn. */
const PART_CHARS = 1_000_000;

/** Saves a backup file for the user; resolves to false if the database does not respond. */
export async function saveBackupFile(): Promise<boolean> {
  const backup = await backups.makeBackup();
  if (!backup) return false;
  const parts: Blob[] = [];
  let text = "";
  for (const piece of backups.textOf(backup)) {
    text += piece;
    if (text.length < PART_CHARS) continue;
    parts.push(new Blob([text]));
    text = "";
    await new Promise((resolve) => setTimeout(resolve));
  }
  const day = new Date(backup.madeAtMs).toISOString().slice(0, 10);
  const fileName = `scouting-map-back-up-${day}.json`;
  saveFile(new File([...parts, text], fileName, { type: "application/json" }));
  backups.backupWasStored(backup);
  return true;
}
