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

/** The file of a backup of this device. */
export async function textOf({ backups }: Device): Promise<string> {
  const backup = await backups.makeBackup();
  if (!backup) throw new Error("no backup");
  return [...backups.textOf(backup)].join("");
}

/** What putting this file back would change. */
export async function previewOf({ backups }: Device, text: string) {
  const result = await backups.previewRestore(new Blob([text]));
  if (!result.ok) throw new Error(result.reason);
  return result.preview;
}

/** A kill leaves the database as it was, and localStorage as the browser had last committed it. */
export function startedAfterKill(committedTexts: ReadonlyMap<string, string>) {
  return startedDevice(fakeTextStore(Object.fromEntries(committedTexts)));
}

/** A device on which nothing is kept yet. */
export async function newDevice() {
  emptyIndexedDb();
  return startedDevice(fakeTextStore());
}

async function startedDevice(texts: FakeTextStore) {
  const { waypoints, connection, clock } = await waypointsOver(texts, () => "made");
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
    // The worker's own code, on this thread.
    readBackup: async (file) => readBackup(await file.text()),
    onRowsChanged: () => void waypoints.readSetAside(),
  });
  return { backups, waypoints, settings, preferences, rows, connection, texts };
}
