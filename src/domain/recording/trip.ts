import type { PositionFix } from "#domain/position/position-fix.ts";
import { COUNTED_ACCURACY_METERS } from "#domain/tracks/track-totals.ts";
import { NO_PROGRESS, type RecordingProgress, takeFix } from "./take-fix.ts";

/** What one has gone since the app was opened, or since one began anew. Nothing of it is stored. */
export interface Trip {
  /** Milliseconds since 1970. */
  readonly startedAtMs: number;
  /** Distance and moving time, by the rules of a recording: gaps and jumps are not joined. */
  readonly progress: RecordingProgress;
  /** The fastest that the device measured; null as long as it measured no speed. */
  readonly maxSpeedMps: number | null;
}

/** A trip that begins now. */
export function newTrip(startedAtMs: number): Trip {
  return { startedAtMs, progress: NO_PROGRESS, maxSpeedMps: null };
}

/** The trip with one more fix. */
export function continueTrip(trip: Trip, fix: PositionFix): Trip {
  const taken = takeFix(trip.progress, fix);
  if (!taken) return trip;
  const isBelieved =
    taken.recorded.gapBefore !== "jump" && fix.accuracyMeters <= COUNTED_ACCURACY_METERS;
  const speedMps = isBelieved ? fix.speedMps : null;
  const maxSpeedMps =
    speedMps === null ? trip.maxSpeedMps : Math.max(speedMps, trip.maxSpeedMps ?? 0);
  return { ...trip, progress: taken.progress, maxSpeedMps };
}
