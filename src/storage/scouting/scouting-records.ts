import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { PracticeRound } from "#domain/survey/practice.ts";
import { ACCURACY_METERS, ROUTE_METERS } from "#storage/measures.ts";
import { MOMENT } from "#storage/moment-schema.ts";

/** The version of every record of the store `scouting`; docs/formats/scouting.md. */
export const SCOUTING_FORMAT = 1;

/** The value under each key of the store. */
export interface ScoutingRecords {
  readonly practice: PracticeRound;
}

const PLACE = v.pipe(
  v.object({ lat: v.number(), lng: v.number() }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);

const SCHEMAS = {
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
export type ScoutingKey = keyof ScoutingRecords;

/** Returns the record in a stored value; null for one that cannot be read. */
export function scoutingRecord<Key extends ScoutingKey>(
  key: Key,
  value: unknown,
): ScoutingRecords[Key] | null {
  const read = v.safeParse(SCHEMAS[key], value);
  if (!read.success) return null;
  const { format: _, ...record } = read.output;
  return record as ScoutingRecords[Key];
}
