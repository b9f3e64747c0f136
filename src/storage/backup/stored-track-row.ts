import { migratedTrack } from "#storage/tracks/migrate-tracks.ts";
import {
  blockPointsOf,
  storedTrack,
  summaryOf,
  type TrackBlock,
} from "#storage/tracks/track-record.ts";

/** A track in a backup: its record with its blocks in it, in their order. */
export interface StoredTrackRow {
  readonly id: string;
  /** Without `trackId` and `blockNumber`; absent when there is none. */
  readonly blocks?: readonly unknown[];
}

/** The row of a record and its blocks, as they are stored. */
export function withBlocks(record: StoredTrackRow, blocks: readonly unknown[]): StoredTrackRow {
  return blocks.length > 0 ? { ...record, blocks: blocks.map(pointsIn) } : record;
}

/** The record to store of a row. */
export function withoutBlocks({ blocks: _, ...record }: StoredTrackRow): StoredTrackRow {
  return record;
}

/** The blocks to store of a row. */
export function blocksIn({ id, blocks = [] }: StoredTrackRow): TrackBlock[] {
  return blocks.map((points, blockNumber) => ({
    ...(points as TrackBlock),
    ...{ trackId: id, blockNumber },
  }));
}

/**
 * A row as it is now, of one from a file of any version: until version 2 a track had its points in its
 * record. One that nobody could read is as it was; null for a track whose points are none.
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
