import { downloadFile } from "#platform/download/download.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { setSettings, settingsStore } from "#state/settings/settings.ts";
import { tracksChanged } from "#state/tracks/tracks.ts";
import { changeMany, readSetAside, undo, waypointsStore } from "#state/waypoints/waypoints.ts";
import { rowStorage } from "#storage/backup/row-storage.ts";
import { startReadBackup } from "#workers/start-read-backup.ts";
import { createBackup } from "./create-backup.ts";

const backups = createBackup({
  rows: rowStorage(device.connection),
  texts: device.texts,
  randomId: device.randomId,
  readBackup: startReadBackup,
  onRowsChanged() {
    void tracksChanged();
    void readSetAside();
  },
  clock: device.clock,
  waypoints: { store: waypointsStore, changeMany, undo },
  settings: { store: settingsStore, setSettings },
  preferences: { store: preferencesStore, setPreferences },
});

/** Reading and putting back; what each name does is written at `BackupState`. */
export const { previewRestore, restore, undoRestore } = backups;

/** So many characters are turned into a part of the file before others get their turn. */
const PART_CHARS = 1_000_000;

/** Gives the user one file with everything; false when the database does not answer. */
export async function downloadBackup(): Promise<boolean> {
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
  downloadFile(new File([...parts, text], fileName, { type: "application/json" }));
  backups.backupWasKept(backup);
  return true;
}
