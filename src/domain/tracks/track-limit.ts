import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import type { PathFacts } from "./track.ts";

/** The largest number of points of a track: that of a file, so that a track can be exported and read again. */
export const MAX_TRACK_POINTS = CONTENT_LIMITS.file.maxEntries.points;

/** Tells whether tracks have, joined to one, at most as many points as the app draws in time. */
export function areWithinTrackLimit(tracks: readonly Pick<PathFacts, "pointCount">[]): boolean {
  return tracks.reduce((sum, { pointCount }) => sum + pointCount, 0) <= MAX_TRACK_POINTS;
}
