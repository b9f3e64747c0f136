import * as v from "valibot";
import type { RecordedFix } from "#domain/recording/take-fix.ts";
import {
  ACCURACY_METERS,
  ALTITUDE_ACCURACY_METERS,
  ALTITUDE_METERS,
  COURSE_DEGREES,
  SPEED_MPS,
} from "#storage/measures.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { GAP_CAUSES } from "#storage/track-format/track-record.ts";

/** An unfinished recording in the store `recordings`; docs/formats/recordings.md. */
export interface RecordingRecord {
  readonly format: 1;
  readonly trackId: string;
  readonly startedAtMs: number;
  readonly isPaused: boolean;
}

const RECORDING = v.object({
  format: v.literal(1),
  trackId: v.string(),
  startedAtMs: MOMENT,
  isPaused: v.boolean(),
});

const FIX = v.object({
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  timeMs: MOMENT,
  accuracyMeters: ACCURACY_METERS,
  // A fix is worth keeping without the values that could not be measured.
  altitudeMeters: measured(ALTITUDE_METERS),
  altitudeAccuracyMeters: measured(ALTITUDE_ACCURACY_METERS),
  speedMps: measured(SPEED_MPS),
  courseDegrees: measured(COURSE_DEGREES),
  startsSegment: v.boolean(),
  gapBefore: v.nullable(v.picklist(GAP_CAUSES)),
});

/** Reads the recording in a stored value; null for another version, which stays in the store. */
export function recordingOf(value: unknown): RecordingRecord | null {
  const { success, output } = v.safeParse(RECORDING, value);
  return success ? output : null;
}

/** Reads the fix in a stored value; null if it is not valid. */
export function fixOf(value: unknown): RecordedFix | null {
  const { success, output } = v.safeParse(FIX, value);
  return success ? output : null;
}

function measured(schema: v.GenericSchema<unknown, number>) {
  return v.fallback(v.nullable(schema), null);
}
