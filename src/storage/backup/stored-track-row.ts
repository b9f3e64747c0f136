import { migratedTrack } from "#storage/records/tracks/migrate-tracks.ts";
import {
  blockPointsOf,
  storedTrack,
  summaryOf,
  type TrackBlock,
} from "#storage/records/tracks/track-record.ts";

/** A track in a backup: its record with its blocks inside, in order. */
export interface StoredTrackRow {
  readonly id: string;
  /** The blocks without `trackId` and `blockNumber`; absent if there are none. */
  readonly blocks?: readonly unknown[];
}

/** Combines a stored record and its blocks into a row. */
export function withBlocks(record: StoredTrackRow, blocks: readonly unknown[]): StoredTrackRow {
  return blocks.length > 0 ? { ...record, blocks: blocks.map(pointsIn) } : record;
}

/** Returns the record of a row, to store. */
export function withoutBlocks({ blocks: _, ...record }: StoredTrackRow): StoredTrackRow {
  return record;
}

/** Returns the blocks of a row, to store. */
export function blocksIn({ id, blocks = [] }: StoredTrackRow): TrackBlock[] {
  return blocks.map((points, blockNumber) => ({
    ...(points as TrackBlock),
    ...{ trackId: id, blockNumber },
  }));
}

/**
 * Converts a row from a backup of any version to the current format. Before version 2 the points of a track were in
 * its record. A row that no version could read stays unchanged; null for a track with invalid points.
 */
export function readTrackRow(row: StoredTrackRow): StoredTrackRow | null {
  const track = migratedTrack(row);
  if (track) {
    const { record, block } = storedTrack(track);
    return withBlocks(record, [block]);
  }
  const { blocks } = row;
  const isWhole = Array.isArray(blocks)
    ? blocks.every((block) => blockPointsOf(block) !== null)
    : blocks === undefined && summaryOf(row) === null;
  return isWhole ? row : null;
}

function pointsIn(block: unknown): unknown {
  const { trackId: _id, blockNumber: _number, ...points } = block as TrackBlock;
  return points;
}
