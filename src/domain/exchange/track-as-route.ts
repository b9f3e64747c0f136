import type { ExchangeRoute, ExchangeTrack } from "./exchange-file.ts";
import { present } from "./present.ts";

/**
 * Turns a planned line that is stored as a track into a route: its points in order, segments
 * joined.
 */
export function trackAsRoute(track: ExchangeTrack): ExchangeRoute {
  const { lngs, lats, altitudesMeters, timesMs, segmentStarts: _, ...line } = track;
  const points = Array.from(lngs, (lng, index) => ({
    name: "",
    lng,
    lat: lats[index] ?? Number.NaN,
    ...present({ altitudeMeters: altitudesMeters?.[index], timeMs: timesMs?.[index] }),
  }));
  return { ...line, points };
}
