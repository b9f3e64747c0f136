import type { TrackPoints } from "./track.ts";

type Columns = Omit<TrackPoints, "segmentStarts" | "gapsBefore" | "details">;

/** Every column that a track has, as `pick` gives it; what it does not have stays null. */
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
