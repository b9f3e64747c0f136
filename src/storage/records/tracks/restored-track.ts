import { addressableId } from "#domain/waypoints/addressable-id.ts";
import { migratedTrack } from "#storage/track-format/migrate-tracks.ts";
import { blockPointsOf, summaryOf } from "#storage/track-format/track-record.ts";
import { rowOfTrack, type TrackRow } from "./whole-tracks.ts";

/**
 * Converts a row from a backup of any version to the current format, with an id that fits in a URL, because a track can
 * be opened by its address. Before version 2 the points of a track were in its record. A row that no version could read
 * stays unchanged; null for a track with invalid points.
 */
export function readTrackRow(value: unknown): TrackRow | null {
  const given = value as TrackRow;
  const row = { ...given, id: addressableId(given.id) };
  const track = migratedTrack(row);
  if (track) return rowOfTrack(track);
  const { blocks } = row;
  const isWhole = Array.isArray(blocks)
    ? blocks.every((block) => blockPointsOf(block) !== null)
    : blocks === undefined && summaryOf(row) === null;
  return isWhole ? row : null;
}
