import * as v from "valibot";
import type { Preferences } from "#domain/preferences/preferences.ts";
import type { Settings } from "#domain/settings/settings.ts";
import { type DatabaseConnection, RESTORE_KEY } from "#storage/database.ts";
import { preferencesText, readPreferences } from "#storage/preferences/preferences-text.ts";
import { readSettings, settingsText } from "#storage/settings/settings-text.ts";

/**
 * The key of localStorage that names the last restore whose settings it holds. It is written after
 * them: a killed browser that lost them has lost this too.
 */
export const RESTORED_KEY = "restored";

/** The settings that a restore, or taking one back, has put in place. */
export interface RestoredSettings {
  /** Of this one restore. */
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

/** The value to store: the texts as localStorage has them. */
export function restoredSettingsValue({ id, settings, preferences }: RestoredSettings): unknown {
  const texts = { settings: settingsText(settings), preferences: preferencesText(preferences) };
  return { format: 1, id, ...texts };
}

/** What the last restore put in place; null when there was none. Rejects when the database does not answer. */
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
