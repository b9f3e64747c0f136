import * as v from "valibot";
import { DEFAULT_SETTINGS, type MapOverlay, type Settings } from "#domain/settings/settings.ts";
import { goodFields, isPlainObject } from "#storage/good-fields.ts";
import { parseJson } from "#storage/json-text.ts";
import type { ChoicesFormat, ReadChoices } from "#storage/stored-choices.ts";

const SETTINGS_FIELDS = {
  colorScheme: v.picklist([0, 1]),
  // Any number is allowed: the table of tile sources has its own fallback, and a newer version may know the number.
  tileSource: v.pipe(v.number(), v.finite()),
  mapOverlay: v.custom<object>(isPlainObject),
};
const OVERLAY_FIELDS = {
  walkNetwork: v.boolean(),
  bikeNetwork: v.boolean(),
  sailNetwork: v.boolean(),
};

/**
 * Reads the text of the key `settings`, field by field. A valid field is used regardless of the others; a bad or
 * missing one takes the value of the fallback. A missing text gives the fallback.
 */
export function readSettings(
  text: string | null,
  fallback: Settings = DEFAULT_SETTINGS,
): ReadChoices<Settings> {
  if (text === null) return { choices: fallback, setAsideReason: null };
  const parsed = parseJson(text);
  if (!parsed.ok) return { choices: fallback, setAsideReason: "not-json" };
  if (!isPlainObject(parsed.value)) return { choices: fallback, setAsideReason: "not-an-object" };
  const outer = goodFields(parsed.value, SETTINGS_FIELDS);
  const overlay = goodFields(outer.good["mapOverlay"] ?? {}, OVERLAY_FIELDS);
  const choices = {
    ...fallback,
    ...(outer.good as Partial<Settings>),
    mapOverlay: { ...fallback.mapOverlay, ...(overlay.good as Partial<MapOverlay>) },
  };
  return { choices, setAsideReason: outer.hasOthers || overlay.hasOthers ? "bad-field" : null };
}

/** Returns the text for the key `settings`, with exactly the fields of the format. */
export function settingsText({ colorScheme, tileSource, mapOverlay }: Settings): string {
  const { walkNetwork, bikeNetwork, sailNetwork } = mapOverlay;
  return JSON.stringify({
    colorScheme,
    tileSource,
    mapOverlay: { walkNetwork, bikeNetwork, sailNetwork },
  });
}

/** The stored format of the settings. A text with an unknown field is set aside. */
export const SETTINGS_FORMAT: ChoicesFormat<Settings> = {
  key: "settings",
  defaults: DEFAULT_SETTINGS,
  read: readSettings,
  text: settingsText,
};
