import * as v from "valibot";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { type DatabaseConnection, RESTORE_KEY } from "#storage/database.ts";
import { preferencesText, readPreferences } from "#storage/preferences/preferences-text.ts";
import { readSettings, settingsText } from "#storage/settings/settings-text.ts";

/** The settings that a restore, or the undo of one, has put in place. */
export interface RestoredSettings {
  /** Identifies the restore. */
  readonly id: string;
  readonly settings: Settings;
  readonly preferences: Preferences;
}

const RECORD = v.object({
  format: v.literal(1),
  id: v.string(),
  settings: v.string(),
  preferences: v.string(),
});

/** Returns the value to store: the texts as localStorage has them. */
export function restoredSettingsValue({ id, settings, preferences }: RestoredSettings): unknown {
  const texts = { settings: settingsText(settings), preferences: preferencesText(preferences) };
  return { format: 1, id, ...texts };
}

/** Resolves to what the last restore put in place; null if there was none. Rejects if the database does not respond. */
export async function lastRestoredSettings(
  connection: DatabaseConnection,
): Promise<RestoredSettings | null> {
  const stored: unknown = await (await connection.opened()).get("restores", RESTORE_KEY);
  if (!v.is(RECORD, stored)) return null;
  return {
    id: stored.id,
    settings: readSettings(stored.settings).choices,
    preferences: readPreferences(stored.preferences).choices,
  };
}
