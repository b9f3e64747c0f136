import * as v from "valibot";
import { GEAR_LIMITS } from "#domain/anchor/anchor-gear.ts";
import { COORDINATE_FORMATS } from "#domain/coordinates/coordinate-format.ts";
import { BOAT_LIMITS, type Boat, UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { areChosenInstruments, INSTRUMENT_LAYOUTS } from "#domain/instruments/instruments.ts";
import { LANGUAGES } from "#domain/language/language.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { SPEED_LIMITS_KMH } from "#domain/plans/travel-time.ts";
import { DEFAULT_PREFERENCES, type Preferences } from "#domain/preferences/preferences.ts";
import { UNITS } from "#domain/preferences/units.ts";
import { CROSS_TRACK_RANGE } from "#domain/steering/cross-track-limit.ts";
import { HELM_LAYOUTS } from "#domain/steering/helm-layout.ts";
import { HUNT_RADII, TIMER_KINDS, TIMER_LIMITS } from "#domain/survey/hunt-timer.ts";
import { MAX_OLD_MINUTES } from "#domain/survey/old-sightings.ts";
import { type FieldSchemas, goodFields, isPlainObject } from "#storage/good-fields.ts";
import { parseJson } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { PLACE } from "#storage/place-schema.ts";
import type { ChoicesFormat, ReadChoices } from "#storage/stored-choices.ts";

const SPEED = v.pipe(
  v.number(),
  v.minValue(SPEED_LIMITS_KMH.min),
  v.maxValue(SPEED_LIMITS_KMH.max),
);

/** A size of a boat, metres; null for one that was not given. */
function boatSize(size: keyof Boat) {
  const [least, most] = BOAT_LIMITS[size];
  return v.pipe(v.number(), v.minValue(least), v.maxValue(most));
}

const gear = (maxMeters: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(maxMeters));

const HUNT_TIMER = v.object({
  id: v.pipe(v.string(), v.maxLength(60)),
  kind: v.picklist(TIMER_KINDS),
  name: v.pipe(v.string(), v.maxLength(TIMER_LIMITS.name)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TIMER_LIMITS.minutes)),
  startedAtMs: MOMENT,
});
const OLD_MINUTES = v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_OLD_MINUTES));

const TEXTS = v.array(v.string());

const FIELDS: FieldSchemas = {
  isBoatingAidRead: v.boolean(),
  boat: v.object({
    airDraughtMeters: v.nullable(boatSize("airDraughtMeters")),
    draughtMeters: v.nullable(boatSize("draughtMeters")),
    beamMeters: v.nullable(boatSize("beamMeters")),
    lengthMeters: v.nullable(boatSize("lengthMeters")),
    marginMeters: boatSize("marginMeters"),
    keelMarginMeters: v.optional(boatSize("keelMarginMeters")),
  }),
  language: v.nullable(v.picklist(LANGUAGES)),
  coordinateFormat: v.picklist(COORDINATE_FORMATS),
  units: v.picklist(UNITS),
  offlineOnly: v.boolean(),
  rasterOpacity: v.pipe(v.number(), v.minValue(0.2), v.maxValue(1)),
  instrumentLayout: v.picklist(INSTRUMENT_LAYOUTS),
  instruments: v.custom(areChosenInstruments),
  catalogueUrl: v.string(),
  lastBackupAtMs: v.nullable(MOMENT),
  backupReminderDismissedAtMs: v.nullable(MOMENT),
  packsLookedAtMs: v.nullable(MOMENT),
  recordingPausesByItself: v.boolean(),
  tracksBySpeed: v.boolean(),
  rdGrid: v.boolean(),
  namedRoutes: v.boolean(),
  huntShown: v.boolean(),
  huntStaysInArea: v.boolean(),
  huntRadiusMeters: v.picklist(HUNT_RADII),
  huntWaysMode: v.picklist(["walk", "cycle"]),
  huntTimers: v.pipe(v.array(HUNT_TIMER), v.maxLength(TIMER_LIMITS.timers)),
  huntOld: v.nullable(v.object({ minutes: OLD_MINUTES, isHidden: v.boolean() })),
  followsDeviceColors: v.boolean(),
  isDarkOffered: v.boolean(),
  isInstallOffered: v.boolean(),
  shortRdArea: v.nullable(PLACE),
  planMode: v.picklist(NETWORK_MODES),
  planIsFree: v.nullable(v.boolean()),
  guidanceWarnings: v.object({
    meters: v.pipe(v.number(), v.minValue(10), v.maxValue(1000)),
    vibrates: v.boolean(),
    sounds: v.boolean(),
    speaks: v.boolean(),
  }),
  helmLayout: v.picklist(HELM_LAYOUTS),
  crossTrackMeters: v.nullable(
    v.pipe(v.number(), v.minValue(CROSS_TRACK_RANGE[0]), v.maxValue(CROSS_TRACK_RANGE[1])),
  ),
  nightRed: v.boolean(),
  redAtSunset: v.boolean(),
  anchorGear: v.object({
    rodeMeters: gear(GEAR_LIMITS.rodeMeters),
    depthMeters: gear(GEAR_LIMITS.depthMeters),
    bowHeightMeters: gear(GEAR_LIMITS.bowHeightMeters),
    antennaOffsetMeters: gear(GEAR_LIMITS.antennaOffsetMeters),
  }),
  recentTools: TEXTS,
  hiddenFolders: TEXTS,
  printPaper: v.picklist(["A5", "A4", "A3"]),
  printNorth: v.picklist(["true", "grid"]),
  planSpeedsKmh: v.object({ walk: SPEED, cycle: SPEED, canoe: SPEED, motorboat: SPEED }),
};

/**
 * Reads the text of the key `preferences`, field by field. A bad or missing field takes the value of the fallback. A
 * field that this version does not know is allowed and stays in the text.
 */
export function readPreferences(
  text: string | null,
  fallback: Preferences = DEFAULT_PREFERENCES,
): ReadChoices<Preferences> {
  if (text === null) return { choices: fallback, setAsideReason: null };
  const parsed = parseJson(text);
  if (!parsed.ok) return { choices: fallback, setAsideReason: "not-json" };
  if (!isPlainObject(parsed.value)) return { choices: fallback, setAsideReason: "not-an-object" };
  const { good } = goodFields(parsed.value, FIELDS);
  const usedCount = Object.keys(good).length + unknownFields(parsed.value).length;
  const isAllUsed = usedCount === Object.keys(parsed.value).length;
  const read = { ...fallback, ...(good as Partial<Preferences>) };
  // A boat that was stored before the margin under its keel existed has none.
  const choices = { ...read, boat: { ...UNKNOWN_BOAT, ...read.boat } };
  return { choices, setAsideReason: isAllUsed ? null : "bad-field" };
}

/**
 * Returns the text for the key `preferences`.
 * @param before the text that it replaces, whose unknown fields are kept
 */
export function preferencesText(preferences: Preferences, before: string | null = null): string {
  const parsed = before === null ? null : parseJson(before);
  const unknown = parsed?.ok && isPlainObject(parsed.value) ? unknownFields(parsed.value) : [];
  const known = Object.entries(preferences).filter(([name]) => Object.hasOwn(FIELDS, name));
  return JSON.stringify(Object.fromEntries([...known, ...unknown]));
}

/** The stored format of the preferences. */
export const PREFERENCES_FORMAT: ChoicesFormat<Preferences> = {
  key: "preferences",
  defaults: DEFAULT_PREFERENCES,
  read: readPreferences,
  text: preferencesText,
};

/** Returns the unknown fields without `__proto__`, because copying that by assignment would replace the prototype. */
function unknownFields(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(
    ([name]) => !Object.hasOwn(FIELDS, name) && name !== "__proto__",
  );
}
