import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createPreferences } from "#state/settings/preferences.ts";
import { createSettings } from "#state/settings/settings.ts";
import { waypointsOver } from "#state/waypoints/started-waypoints.fixture.ts";
import { readBackup } from "#storage/backup/backup-file.ts";
import { rowStorage } from "#storage/backup/row-storage.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { finishRestore } from "./apply-restored-settings.ts";
import { createBackup } from "./backup.ts";

export type Device = Awaited<ReturnType<typeof newDevice>>;

/** Returns the text of a backup of this device. */
export async function textOf({ backups }: Device): Promise<string> {
  const backup = await backups.makeBackup();
  if (!backup) throw new Error("no backup");
  return [...backups.textOf(backup)].join("");
}

/** Previews restoring this file. */
export async function previewOf({ backups }: Device, text: string) {
  const result = await backups.previewRestore(new Blob([text]));
  if (!result.ok) throw new Error(result.reason);
  return result.preview;
}

/** Starts the app after a kill: the database is unchanged, and localStorage is as the browser last committed it. */
export function startedAfterKill(committedTexts: ReadonlyMap<string, string>) {
  return startedDevice(fakeTextStore(Object.fromEntries(committedTexts)));
}

/** Creates an empty device. */
export async function newDevice() {
  emptyIndexedDb();
  return startedDevice(fakeTextStore());
}

async function startedDevice(texts: FakeTextStore) {
  const { waypoints, connection, clock, edits } = await waypointsOver(texts, () => "made");
  const settings = createSettings(texts);
  const preferences = createPreferences(texts);
  settings.start();
  preferences.start();
  await finishRestore({ texts, settings, preferences }, connection);
  const rows = rowStorage(connection);
  const backups = createBackup({
    rows,
    clock,
    texts,
    randomId: () => crypto.randomUUID(),
    waypoints,
    settings,
    preferences,
    // Runs the code of the worker on this thread.
    readBackup: async (file) => readBackup(await file.text()),
    edits,
  });
  return { backups, waypoints, edits, settings, preferences, rows, connection, texts };
}
