import type { ImportedRoute, ImportedTrack } from "./imported.ts";
import { present } from "./present.ts";

/** A line that was planned and not recorded: its points in order, segments joined. */
export function trackAsRoute(track: ImportedTrack): ImportedRoute {
  const { lngs, lats, altitudesMeters, timesMs, segmentStarts: _, ...line } = track;
  const points = Array.from(lngs, (lng, index) => ({
    name: "",
    lng,
    lat: lats[index] ?? Number.NaN,
    ...present({ altitudeMeters: altitudesMeters?.[index], timeMs: timesMs?.[index] }),
  }));
  return { ...line, points };
}
