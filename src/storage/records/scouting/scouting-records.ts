import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
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
import { type BinEntry, kindByKey, type RecordKind } from "#storage/records/record-kind.ts";
import { migratedHunt, type StoredHunt } from "./migrate-hunt.ts";

/** The version of every record of the store `scouting`; docs/formats/scouting.md. */
const SCOUTING_FORMAT = 1;

/** The value under each key of the store. */
export interface ScoutingRecords {
  readonly practice: PracticeRound;
  readonly hunt: Hunt;
  readonly survey: SurveyDraft;
  readonly [sheets: SheetsKey]: RouteSheets;
}

/** The key of the route sheets of a plan, a track or the current plan. */
export type SheetsKey = `sheets:${string}`;

const PLACE = v.pipe(
  v.object({ lat: v.number(), lng: v.number() }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);

const NAMED = {
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  addedAtMs: v.exactOptional(MOMENT),
  changedAtMs: v.exactOptional(v.record(v.string(), MOMENT)),
};
const NAMED_PLACE = { ...NAMED, lat: v.number(), lng: v.number() };

const CIRCLE = v.pipe(
  v.object({
    ...NAMED_PLACE,
    radiusMeters: v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_RADIUS_METERS)),
  }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
const SIGHTING = v.pipe(
  v.object({
    ...NAMED_PLACE,
    atMs: MOMENT,
    speedKmh: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SPEED_KMH)),
  }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
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
  format: v.literal(SCOUTING_FORMAT),
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
const CHOICE = v.object({
  place: PLACE,
  isOnSheet: v.nullable(v.boolean()),
  remark: v.pipe(v.string(), v.maxLength(SHEET_LIMITS.remark)),
});
const SHEETS = v.object({
  format: v.literal(SCOUTING_FORMAT),
  paper: v.picklist(["A4", "A5"]),
  north: v.picklist(["grid", "magnetic", "true"]),
  tracingScale: v.picklist([10_000, 25_000, 50_000]),
  hasDistances: v.exactOptional(v.boolean()),
  choices: v.pipe(v.array(CHOICE), v.maxLength(SHEET_LIMITS.choices)),
  patrols: v.pipe(v.array(PATROL), v.maxLength(SHEET_LIMITS.patrols)),
  phone: v.pipe(v.string(), v.maxLength(SHEET_LIMITS.phone)),
  speedKmh: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
});

/** Absent from what an earlier version wrote. */
const SURVEY_ID = v.exactOptional(v.pipe(v.string(), v.minLength(1)));

/** Gives what has no id its number in the list, which is the same in every window. */
function withIds<Row extends { readonly id?: string }>(rows: readonly Row[]) {
  return rows.map((row, at) => ({ ...row, id: row.id ?? `${at}` }));
}

const SCHEMAS = {
  hunt: v.pipe(
    HUNT_FIELDS,
    v.check((hunt) => isWithinHuntLimit(hunt)),
  ),
  survey: v.object({
    format: v.literal(SCOUTING_FORMAT),
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
  }),
  practice: v.object({
    format: v.literal(SCOUTING_FORMAT),
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
  }),
} as const;

/** A key of the store. */
type ScoutingKey = keyof ScoutingRecords & string;

/** Returns the schema of the record under a key; null for a key of another version. */
function schemaOf(key: string) {
  if (key === "hunt" || key === "practice" || key === "survey") return SCHEMAS[key];
  return key.startsWith("sheets:") ? SHEETS : null;
}

/** Returns the record in a stored value; null for one that cannot be read. */
function scoutingRecord(key: string, value: unknown): ScoutingRecords[ScoutingKey] | null {
  const schema = schemaOf(key);
  const read = schema && v.safeParse(schema, value);
  if (!read?.success) return null;
  const { format: _, ...record } = read.output;
  if (key === "hunt") return migratedHunt(record as unknown as StoredHunt);
  return record as unknown as ScoutingRecords[ScoutingKey];
}

/** The kind of record of the store `scouting`. */
export const SCOUTING = {
  ...kindByKey("scouting", SCOUTING_FORMAT, (stored, key) => scoutingRecord(key, stored), {
    merged,
    bin: { entries: removedParts, putBack, putBackUndone, purged },
  }),
  isTooLarge: (stored: unknown) => v.is(HUNT_FIELDS, stored) && !isWithinHuntLimit(stored),
};

/** The hunt as a record of its own. */
export const HUNT = SCOUTING as unknown as RecordKind<Hunt>;
/** The survey as a record of its own. */
export const SURVEY = SCOUTING as unknown as RecordKind<SurveyDraft>;
/** The round of practice as a record of its own. */
export const PRACTICE = SCOUTING as unknown as RecordKind<PracticeRound>;
/** The route sheets of a plan or track as a record of its own, under a `SheetsKey`. */
export const ROUTE_SHEETS = SCOUTING as unknown as RecordKind<RouteSheets>;

type ScoutingRecord = ScoutingRecords[ScoutingKey];

function removedParts(record: ScoutingRecord): readonly BinEntry[] {
  const { removed = [] } = record as Partial<Hunt>;
  return removed.map(({ id, part, deletedAtMs }) => ({ id, name: part.name, deletedAtMs }));
}

function putBack(record: ScoutingRecord, id: string): ScoutingRecord {
  return withPartBack(record as Hunt, id);
}

/** The part was there for a moment, and may have been shared; so it is removed once more. */
function putBackUndone(record: ScoutingRecord, { id, deletedAtMs }: BinEntry): ScoutingRecord {
  return withoutParts(record as Hunt, new Set([id]), deletedAtMs);
}

/** Merges hunts; of other records, the lists are combined. */
function merged(stored: unknown, restored: unknown): unknown {
  const [here, backup] = [scoutingRecord("hunt", stored), scoutingRecord("hunt", restored)];
  if (!here || !backup) return combined(stored, restored);
  return { format: SCOUTING_FORMAT, ...restoredHunt(here as Hunt, backup as Hunt) };
}

function purged(record: ScoutingRecord, ids: ReadonlySet<string>): ScoutingRecord {
  return withoutRemoved(record as Hunt, ids);
}
