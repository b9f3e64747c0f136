import * as v from "valibot";
import { FORMULA_LIMITS, type FormulaDraft } from "#domain/formula/formula-draft.ts";
import { withoutRemovedPatrols, withPatrolBack } from "#domain/route-sheet/patrol-bin.ts";
import { type RouteSheets, SHEET_LIMITS } from "#domain/route-sheet/route-sheets.ts";
import { TECHNIQUES } from "#domain/route-sheet/techniques.ts";
import { combined } from "#domain/storage/reverted.ts";
import {
  AREA_STATUSES,
  type Hunt,
  isWithinHuntLimit,
  MAX_RADIUS_METERS,
  MAX_SPEED_KMH,
} from "#domain/survey/hunt.ts";
import { withoutParts, withoutRemoved, withPartBack } from "#domain/survey/hunt-bin.ts";
import { restoredHunt } from "#domain/survey/hunt-merge.ts";
import type { PracticeRound } from "#domain/survey/practice-round.ts";
import type { SurveyDraft } from "#domain/survey/survey-draft.ts";
import { isHexColor } from "#domain/waypoints/hex-color.ts";
import { ACCURACY_METERS, ROUTE_METERS } from "#storage/measures.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { PLACE, placeWith } from "#storage/place-schema.ts";
import { keyed, keyedEach, keyedKind, type Schema } from "#storage/records/keyed-kind.ts";
import type { BinEntry } from "#storage/records/record-kind.ts";
import { migratedHunt } from "./migrate-hunt.ts";

/** The key of the route sheets of a plan or track. */
export type SheetsKey = `sheets:${string}`;

const NAMED = {
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  addedAtMs: v.exactOptional(MOMENT),
  changedAtMs: v.exactOptional(v.record(v.string(), MOMENT)),
};

const CIRCLE = placeWith({
  ...NAMED,
  radiusMeters: v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_RADIUS_METERS)),
});
const SIGHTING = placeWith({
  ...NAMED,
  atMs: MOMENT,
  speedKmh: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SPEED_KMH)),
});
const AREA = v.object({
  ...NAMED,
  ring: v.pipe(v.array(PLACE), v.minLength(3)),
  status: v.exactOptional(v.picklist(AREA_STATUSES)),
  color: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((color: string) => isHexColor(color)),
    ),
  ),
});
const REMOVED = { id: NAMED.id, deletedAtMs: MOMENT };

const HUNT_FIELDS = v.object({
  circles: v.array(CIRCLE),
  sightings: v.array(SIGHTING),
  areas: v.array(AREA),
  sharedAtMs: v.exactOptional(MOMENT),
  gone: v.exactOptional(v.array(v.object({ id: NAMED.id, stamp: MOMENT, atMs: MOMENT }))),
  shared: v.exactOptional(v.record(v.string(), v.number())),
  removed: v.exactOptional(
    v.array(
      v.variant("list", [
        v.object({ ...REMOVED, list: v.literal("circles"), part: CIRCLE }),
        v.object({ ...REMOVED, list: v.literal("sightings"), part: SIGHTING }),
        v.object({ ...REMOVED, list: v.literal("areas"), part: AREA }),
      ]),
    ),
  ),
});

const LENGTH = v.pipe(v.number(), v.minValue(0), v.maxValue(1e7));
const PATROL = v.object({
  id: NAMED.id,
  name: v.pipe(v.string(), v.maxLength(SHEET_LIMITS.name)),
  startMinutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))),
  isReversed: v.boolean(),
  startMeters: LENGTH,
  stretches: v.pipe(
    v.array(v.object({ technique: v.picklist(TECHNIQUES), untilMeters: v.nullable(LENGTH) })),
    v.minLength(1),
    v.maxLength(SHEET_LIMITS.stretches),
  ),
});
const DEGREES = v.pipe(v.number(), v.minValue(0), v.maxValue(360));
const CHOICE = v.object({
  place: PLACE,
  passing: v.exactOptional(v.object({ inDegrees: DEGREES, outDegrees: DEGREES })),
  isOnSheet: v.nullable(v.boolean()),
  remark: v.pipe(v.string(), v.maxLength(SHEET_LIMITS.remark)),
});
const SHEETS: Schema<RouteSheets> = v.object({
  paper: v.picklist(["A4", "A5"]),
  north: v.picklist(["grid", "magnetic", "true"]),
  tracingScale: v.picklist([10_000, 25_000, 50_000]),
  hasDistances: v.exactOptional(v.boolean()),
  hasTurnedFragments: v.exactOptional(v.boolean()),
  hasBareFragments: v.exactOptional(v.boolean()),
  choices: v.pipe(v.array(CHOICE), v.maxLength(SHEET_LIMITS.choices)),
  patrols: v.pipe(v.array(PATROL), v.maxLength(SHEET_LIMITS.patrols)),
  phone: v.pipe(v.string(), v.maxLength(SHEET_LIMITS.phone)),
  rules: v.exactOptional(v.pipe(v.string(), v.maxLength(SHEET_LIMITS.rules))),
  speedKmh: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
  removed: v.exactOptional(v.array(v.object({ ...REMOVED, patrol: PATROL }))),
});

/** Absent from what an earlier version wrote. */
const SURVEY_ID = v.exactOptional(v.pipe(v.string(), v.minLength(1)));

/** Gives parts without an id their index in the list, which is the same in every window. */
function withIds<Row extends { readonly id?: string }>(rows: readonly Row[]) {
  return rows.map((row, at) => ({ ...row, id: row.id ?? `${at}` }));
}

/** Combines a stored record and one in a backup list by list. */
const COMBINED = {
  merged: <T extends object>(stored: T, restored: T) => combined(stored, restored) as T,
};

const PRACTICE_SCHEMA: Schema<PracticeRound> = v.object({
  startedAtMs: MOMENT,
  lastAtMs: MOMENT,
  attempts: v.array(
    v.object({
      pin: PLACE,
      truth: PLACE,
      accuracyMeters: ACCURACY_METERS,
      errorMeters: ROUTE_METERS,
      durationMs: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
    }),
  ),
});

/** The round of map practice; docs/formats/scouting.md. */
export const PRACTICE = keyedKind(keyed("scouting", "practice"), PRACTICE_SCHEMA, COMBINED);

const HUNT_SCHEMA: Schema<Hunt> = v.pipe(
  HUNT_FIELDS,
  v.check((hunt) => isWithinHuntLimit(hunt)),
  v.transform((hunt): Hunt => migratedHunt(hunt)),
);

/** The hunt. Restoring a backup merges it with the one that is there. */
export const HUNT = keyedKind(keyed("scouting", "hunt"), HUNT_SCHEMA, {
  merged: restoredHunt,
  isTooLarge: (stored: unknown) => v.is(HUNT_FIELDS, stored) && !isWithinHuntLimit(stored),
  bin: {
    entries: ({ removed = [] }: Hunt) =>
      removed.map(({ id, part, deletedAtMs }) => ({ id, name: part.name, deletedAtMs })),
    putBack: withPartBack,
    // The part was there for a moment, and may have been shared; so it is removed once more.
    putBackUndone: (hunt: Hunt, { id, deletedAtMs }: BinEntry) =>
      withoutParts(hunt, new Set([id]), deletedAtMs),
    purged: withoutRemoved,
  },
});

const SURVEY_SCHEMA: Schema<SurveyDraft> = v.object({
  task: v.picklist(["project", "resect", "intersect"]),
  north: v.picklist(["grid", "magnetic", "true"]),
  unit: v.picklist(["deg", "mil"]),
  from: v.nullable(PLACE),
  steps: v.pipe(
    v.array(v.object({ id: SURVEY_ID, bearingText: v.string(), distanceText: v.string() })),
    v.transform(withIds),
  ),
  sightings: v.pipe(
    v.array(v.object({ id: SURVEY_ID, at: PLACE, name: v.string(), bearingText: v.string() })),
    v.transform(withIds),
  ),
});

/** The survey in the making. */
export const SURVEY = keyedKind(keyed("scouting", "survey"), SURVEY_SCHEMA, COMBINED);

/** The formulas of a device. */
export interface Formulas {
  readonly formulas: readonly FormulaDraft[];
}

const SHORT_TEXT = v.pipe(v.string(), v.maxLength(FORMULA_LIMITS.digits * 3));
const FORMULA: Schema<FormulaDraft> = v.object({
  id: NAMED.id,
  name: v.pipe(v.string(), v.maxLength(FORMULA_LIMITS.name)),
  text: v.pipe(v.string(), v.maxLength(FORMULA_LIMITS.text)),
  letters: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
        digitsText: SHORT_TEXT,
        rangeText: SHORT_TEXT,
      }),
    ),
    v.maxLength(FORMULA_LIMITS.letters),
  ),
  sumText: SHORT_TEXT,
});

/** Coordinates with unknown digits, as they are filled in. */
export const FORMULAS = keyedKind(
  keyed("scouting", "formulas"),
  v.object({
    formulas: v.pipe(v.array(FORMULA), v.maxLength(FORMULA_LIMITS.formulas)),
  }) as Schema<Formulas>,
  COMBINED,
);

/** The route sheets of each plan or track, under a `SheetsKey`. */
export const ROUTE_SHEETS = keyedKind(keyedEach("scouting", "sheets"), SHEETS, {
  merged: (stored: RouteSheets, restored: RouteSheets) => {
    const both = COMBINED.merged(stored, restored);
    return withoutRemovedPatrols(both, new Set(both.patrols.map(({ id }) => id)));
  },
  bin: {
    entries: ({ removed = [] }: RouteSheets) =>
      removed.map(({ id, patrol, deletedAtMs }) => ({ id, name: patrol.name, deletedAtMs })),
    putBack: withPatrolBack,
    purged: withoutRemovedPatrols,
  },
});
