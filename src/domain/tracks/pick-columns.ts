import type { TrackPoints } from "./track.ts";

type Columns = Omit<TrackPoints, "segmentStarts" | "gapsBefore" | "details">;

/** Applies `pick` to every column that a track has; missing columns stay null. */
export function pickColumns(
  points: TrackPoints,
  pick: <Column extends Float64Array | Float32Array>(column: Column) => Column,
): Columns {
  return {
    lngs: pick(points.lngs),
    lats: pick(points.lats),
    timesMs: points.timesMs && pick(points.timesMs),
    altitudesMeters: points.altitudesMeters && pick(points.altitudesMeters),
    altitudeAccuraciesMeters:
      points.altitudeAccuraciesMeters && pick(points.altitudeAccuraciesMeters),
    accuraciesMeters: points.accuraciesMeters && pick(points.accuraciesMeters),
    speedsMps: points.speedsMps && pick(points.speedsMps),
    coursesDegrees: points.coursesDegrees && pick(points.coursesDegrees),
  };
}
