import * as v from "valibot";
import {
  COORDINATE_FORMATS,
  DEFAULT_PREFERENCES,
  type Preferences,
} from "#domain/preferences/preferences.ts";
import { type FieldSchemas, goodFields, isPlainObject } from "#storage/good-fields.ts";
import { parseJson } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment.ts";

const FIELDS: FieldSchemas = {
  coordinateFormat: v.picklist(COORDINATE_FORMATS),
  offlineOnly: v.boolean(),
  rasterOpacity: v.pipe(v.number(), v.minValue(0.2), v.maxValue(1)),
  catalogueUrl: v.string(),
  lastBackupAtMs: v.nullable(MOMENT),
  backupReminderDismissedAtMs: v.nullable(MOMENT),
};

/**
 * Reads the text of the key `preferences`, field by field: a bad or missing one has its default.
 * Choices are quickly made again, so a bad one is not set aside.
 */
export function readPreferences(text: string | null): Preferences {
  const parsed = text === null ? null : parseJson(text);
  if (!parsed?.ok || !isPlainObject(parsed.value)) return DEFAULT_PREFERENCES;
  const { good } = goodFields(parsed.value, FIELDS);
  return { ...DEFAULT_PREFERENCES, ...(good as Partial<Preferences>) };
}

/** The text for the key `preferences`: exactly its fields. */
export function preferencesText(preferences: Preferences): string {
  return JSON.stringify(preferences, Object.keys(FIELDS));
}
