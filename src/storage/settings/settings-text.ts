import * as v from "valibot";
import { DEFAULT_SETTINGS, type MapOverlay, type Settings } from "#domain/settings/settings.ts";
import type { SetAsideReason } from "#domain/waypoints/set-aside.ts";
import { goodFields, isPlainObject } from "#storage/good-fields.ts";
import { parseJson } from "#storage/json-text.ts";

/** What a stored text says. `troubleReason` tells that part of it is not in use; null when all is. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly troubleReason: SetAsideReason | null;
}

const SETTINGS_FIELDS = {
  colorScheme: v.picklist([0, 1]),
  // Any number is kept: the table of tile sources falls back by itself, and a newer version may know it.
  tileSource: v.pipe(v.number(), v.finite()),
  mapOverlay: v.custom<object>(isPlainObject),
};
const OVERLAY_FIELDS = {
  walkNetwork: v.boolean(),
  bikeNetwork: v.boolean(),
  sailNetwork: v.boolean(),
};

/**
 * Reads the text of the key `settings`, field by field: a good field is used, whatever the others
 * look like; a bad or missing one has its default. A missing text is all defaults.
 */
export function readSettings(text: string | null): ReadSettings {
  if (text === null) return { settings: DEFAULT_SETTINGS, troubleReason: null };
  const parsed = parseJson(text);
  if (!parsed.ok) return { settings: DEFAULT_SETTINGS, troubleReason: "not-json" };
  if (!isPlainObject(parsed.value)) {
    return { settings: DEFAULT_SETTINGS, troubleReason: "not-an-object" };
  }
  const outer = goodFields(parsed.value, SETTINGS_FIELDS);
  const overlay = goodFields(outer.good["mapOverlay"] ?? {}, OVERLAY_FIELDS);
  const settings = {
    ...DEFAULT_SETTINGS,
    ...(outer.good as Partial<Settings>),
    mapOverlay: { ...DEFAULT_SETTINGS.mapOverlay, ...(overlay.good as Partial<MapOverlay>) },
  };
  return { settings, troubleReason: outer.hasOthers || overlay.hasOthers ? "bad-field" : null };
}

/** The text for the key `settings`: exactly the fields of the format, whatever the object carries. */
export function settingsText({ colorScheme, tileSource, mapOverlay }: Settings): string {
  const { walkNetwork, bikeNetwork, sailNetwork } = mapOverlay;
  return JSON.stringify({
    colorScheme,
    tileSource,
    mapOverlay: { walkNetwork, bikeNetwork, sailNetwork },
  });
}
