import { pathThrough } from "#domain/tracks/track-path.fixture.ts";
import type { ExchangeTrack } from "./exchange-file.ts";

/** A track of a file that says no more than where it runs. */
export function plainTrack(...path: Parameters<typeof pathThrough>): ExchangeTrack {
  return { name: "Lus", altitudesMeters: null, timesMs: null, ...pathThrough(...path) };
}
