import type { Preferences } from "#domain/preferences/preferences.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { PreferencesState } from "#state/settings/preferences.ts";
import type { SettingsState } from "#state/settings/settings.ts";
import { RESTORED_KEY } from "#storage/backup/last-restore.ts";
import { lastRestoredSettings, type RestoredSettings } from "#storage/backup/restored-settings.ts";
import type { DatabaseConnection } from "#storage/database.ts";

/** The stores that receive restored settings. */
export interface SettingsPlaces {
  readonly texts: TextStore;
  readonly settings: Pick<SettingsState, "setSettings">;
  readonly preferences: Pick<PreferencesState, "setPreferences">;
}

/** Returns the choices of the user; the dates of backups and of packs belong to this device. */
export function choices(preferences: Preferences): Partial<Preferences> {
  const {
    lastBackupAtMs: _made,
    backupReminderDismissedAtMs: _waved,
    packsLookedAtMs: _looked,
    ...chosen
  } = preferences;
  return chosen;
}

/** Applies settings that are already in the database. */
export function applyRestored(places: SettingsPlaces, restored: RestoredSettings): void {
  const outcomes = [
    places.settings.setSettings(restored.settings),
    places.preferences.setPreferences({
      ...choices(restored.preferences),
      lastBackupAtMs: restored.preferences.lastBackupAtMs,
    }),
  ];
  // Otherwise they are applied again at the next start.
  if (outcomes.every((outcome) => outcome === "written")) {
    places.texts.write(RESTORED_KEY, restored.id);
  }
}

/** Applies restored settings again at the start if localStorage has lost them. */
export async function finishRestore(
  places: SettingsPlaces,
  connection: DatabaseConnection,
): Promise<void> {
  const last = await lastRestoredSettings(connection).catch(() => null);
  if (last && places.texts.read(RESTORED_KEY) !== last.id) applyRestored(places, last);
}
