import type { StoreApi } from "zustand/vanilla";
import { resultOfPausing } from "#domain/exchange/pausing.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import {
  areAlike,
  type ComparedRecords,
  compareRecords,
} from "#domain/waypoints/compare-records.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { Clock } from "#platform/clock/clock.ts";
import {
  type Backup,
  type BackupTrouble,
  backupText,
  type StoredRow,
} from "#storage/backup/backup-file.ts";
import type { RowStorage, RowsByStore } from "#storage/backup/row-storage.ts";
import type { StartReadBackup } from "#workers/start-read-backup.ts";
import type { WaypointsState } from "./create-waypoints.ts";
import { pause } from "./pause.ts";

/** What putting a backup back would do. */
export interface RestorePreview {
  readonly backup: Backup;
  /** Records of the file that cannot be read; the rest can be put back. */
  readonly leftOutCount: number;
  readonly waypoints: ComparedRecords<Waypoint>;
  readonly bin: ComparedRecords<StoredRow>;
  readonly photos: ComparedRecords<StoredRow>;
  readonly tracks: ComparedRecords<StoredRow>;
  readonly setAside: ComparedRecords<StoredRow>;
  /** Whether the settings or preferences of the backup are others than those of now. */
  readonly changesSettings: boolean;
}

/** A backup that can be put back, or why a file is none. */
export type PreviewResult =
  | { readonly ok: true; readonly preview: RestorePreview }
  | { readonly ok: false; readonly reason: BackupTrouble | "too-large" | "no-database" };

/** Taking everything along in one file, and putting it back. */
export interface BackupState {
  /** The file with everything; null when the database does not answer. */
  makeBackup(): Promise<Backup | null>;
  /** The texts of the file one after the other; between them the page can breathe. */
  textOf(backup: Backup): Generator<string>;
  /** Remembers that the user has the file now. */
  backupWasKept(backup: Backup): void;
  /** Compares a file with what is on the device; changes nothing. */
  previewRestore(file: Blob): Promise<PreviewResult>;
  /** Adds what the backup has more and puts the rest as it has it; what it lacks stays. */
  restore(preview: RestorePreview): Promise<boolean>;
  /** Takes the last `restore` of this visit back; false when there is none, or it did not work. */
  undoRestore(): Promise<boolean>;
}

/** What a backup is made of. */
export interface BackupParts {
  readonly rows: RowStorage;
  readonly readBackup: StartReadBackup;
  /** Called when rows have been put into the stores of the database, or taken away. */
  readonly onRowsChanged: () => void;
  readonly clock: Clock;
  readonly waypoints: Pick<WaypointsState, "store" | "changeMany" | "undo">;
  readonly settings: {
    readonly store: Pick<StoreApi<Settings>, "getState">;
    readonly setSettings: (settings: Settings) => unknown;
  };
  readonly preferences: {
    readonly store: Pick<StoreApi<Preferences>, "getState">;
    readonly setPreferences: (preferences: Partial<Preferences>) => unknown;
  };
}

/** A text of more characters than this is beyond what browsers can hold in one piece. */
const MAX_FILE_BYTES = 400_000_000;

/** What puts everything back as it was before a restore. */
interface Before {
  readonly rows: RowsByStore;
  readonly settings: Settings;
  readonly preferences: Preferences;
  readonly hasChangedWaypoints: boolean;
}

/** The backups of whichever device; `backup.ts` has those of this one. */
export function createBackup(parts: BackupParts): BackupState {
  let before: Before | null = null;
  return {
    makeBackup: () => everything(parts).catch(() => null),
    textOf: backupText,
    backupWasKept: ({ madeAtMs }) => parts.preferences.setPreferences({ lastBackupAtMs: madeAtMs }),
    async previewRestore(file) {
      if (file.size > MAX_FILE_BYTES) return { ok: false, reason: "too-large" };
      const read = await parts.readBackup(file);
      if (!read.ok) return read;
      const now = await everything(parts).catch(() => null);
      if (!now) return { ok: false, reason: "no-database" };
      const steps = compared(now, read.backup, read.leftOutCount);
      return { ok: true, preview: await resultOfPausing(steps, () => pause(parts.clock)) };
    },
    async restore(preview) {
      const undoing = await putBack(parts, preview).catch(() => null);
      if (undoing) before = undoing;
      return undoing !== null;
    },
    async undoRestore() {
      const undoing = before;
      if (!undoing) return false;
      const isDone = await takeBack(parts, undoing).catch(() => false);
      if (isDone) before = null;
      return isDone;
    },
  };
}

async function everything({ rows, clock, ...state }: BackupParts): Promise<Backup> {
  const [bin, photos, tracks, setAside] = await Promise.all(
    (["waypointBin", "photos", "tracks", "setAside"] as const).map((store) => rows.all(store)),
  );
  return {
    madeAtMs: clock.nowMs(),
    settings: state.settings.store.getState(),
    preferences: state.preferences.store.getState(),
    waypoints: state.waypoints.store.getState().waypoints,
    bin: (bin ?? []) as Backup["bin"],
    photos: photos ?? [],
    tracks: tracks ?? [],
    setAside: (setAside ?? []) as Backup["setAside"],
  };
}

function* compared(
  now: Backup,
  backup: Backup,
  leftOutCount: number,
): Generator<undefined, RestorePreview> {
  return {
    backup,
    leftOutCount,
    waypoints: yield* compareRecords(now.waypoints, backup.waypoints),
    bin: yield* compareRecords<StoredRow>(now.bin, backup.bin),
    photos: yield* compareRecords(now.photos, backup.photos),
    tracks: yield* compareRecords(now.tracks, backup.tracks),
    setAside: yield* compareRecords<StoredRow>(now.setAside, backup.setAside),
    changesSettings:
      !areAlike(now.settings, backup.settings) ||
      !areAlike(choices(now.preferences), choices(backup.preferences)),
  };
}

/** What the user chose; when backups were made is of this device. */
function choices(preferences: Preferences): Partial<Preferences> {
  const { lastBackupAtMs: _made, backupReminderDismissedAtMs: _waved, ...chosen } = preferences;
  return chosen;
}

async function putBack(parts: BackupParts, preview: RestorePreview): Promise<Before | null> {
  const settings = parts.settings.store.getState();
  const preferences = parts.preferences.store.getState();
  // Photos first: no waypoint is to name one that is not there.
  const rows = await parts.rows.write({
    waypointBin: byId(preview.bin),
    photos: byId(preview.photos),
    tracks: byId(preview.tracks),
    setAside: byId(preview.setAside),
  });
  const { added, changed } = preview.waypoints;
  const hasChangedWaypoints = added.length + changed.length > 0;
  if (hasChangedWaypoints) {
    const result = await parts.waypoints.changeMany({ add: added, replace: changed }, "restore");
    if (!result.ok) {
      await parts.rows.write(rows);
      return null;
    }
  }
  parts.onRowsChanged();
  parts.settings.setSettings(preview.backup.settings);
  parts.preferences.setPreferences(choices(preview.backup.preferences));
  return { rows, settings, preferences, hasChangedWaypoints };
}

async function takeBack(parts: BackupParts, before: Before): Promise<boolean> {
  if (before.hasChangedWaypoints && parts.waypoints.store.getState().undoable?.kind === "restore") {
    const undone = await parts.waypoints.undo();
    if (!undone.ok) return false;
  }
  await parts.rows.write(before.rows);
  parts.onRowsChanged();
  parts.settings.setSettings(before.settings);
  parts.preferences.setPreferences(choices(before.preferences));
  return true;
}

function byId({ added, changed }: ComparedRecords<StoredRow>): ReadonlyMap<string, StoredRow> {
  return new Map([...added, ...changed].map((row) => [row.id, row]));
}
