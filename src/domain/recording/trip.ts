import type { PositionFix } from "#domain/position/position-fix.ts";
import { COUNTED_ACCURACY_METERS } from "#domain/tracks/track-totals.ts";
import { NO_PROGRESS, type RecordingProgress, takeFix } from "./take-fix.ts";

/** The distance and time since the app was opened or the counter was reset. It is not stored. */
export interface Trip {
  /** Milliseconds on the steady clock. */
  readonly startedAtMs: number;
  /** The distance and moving time, by the rules of a recording: gaps and jumps are not joined. */
  readonly progress: RecordingProgress;
  /** The highest speed that the device measured; null if it has measured none. */
  readonly maxSpeedMps: number | null;
}

/** Returns a trip that starts now. */
export function newTrip(startedAtMs: number): Trip {
  return { startedAtMs, progress: NO_PROGRESS, maxSpeedMps: null };
}

/** Returns the trip with one more fix. */
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
