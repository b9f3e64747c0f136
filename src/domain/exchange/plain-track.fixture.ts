import { pathThrough } from "#domain/tracks/track-path.fixture.ts";
import type { ExchangeTrack } from "./exchange-file.ts";

/** Returns a track of a file that has only places. */
export function plainTrack(...path: Parameters<typeof pathThrough>): ExchangeTrack {
  return { name: "Lus", altitudesMeters: null, timesMs: null, ...pathThrough(...path) };
}
