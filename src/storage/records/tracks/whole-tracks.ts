import type { Track, TrackSummary } from "#domain/tracks/track.ts";
import { TRACK_STORES } from "#storage/database.ts";
import {
  binOfRecords,
  type RecordKind,
  type RecordPlace,
  recordsIn,
} from "#storage/records/record-kind.ts";
import type { RecordChange } from "#storage/records/transaction.ts";
import {
  isTooLargeTrack,
  storedTrack,
  summaryOf,
  TRACK_FORMAT,
  type TrackBlock,
} from "#storage/track-format/track-record.ts";

/** A track as one value, as a backup has it: its record with its blocks inside, in order. */
export interface TrackRow {
  readonly id: string;
  /** The blocks without `trackId` and `blockNumber`; absent if there are none. */
  readonly blocks?: readonly unknown[];
}

/** Tracks with their points, each as a `TrackRow`. */
export const WHOLE_TRACKS: RecordPlace = {
  stores: TRACK_STORES,
  async get(transaction, id) {
    const record: unknown = await transaction.objectStore("tracks").get(id);
    if (record === undefined) return undefined;
    return withBlocks(
      record as TrackRow,
      await transaction.objectStore("trackBlocks").getAll(blocksOf(id)),
    );
  },
  async put(transaction, id, value) {
    const tracks = transaction.objectStore("tracks");
    const blocks = transaction.objectStore("trackBlocks");
    await blocks.delete(blocksOf(id));
    if (value === undefined) return tracks.delete(id);
    const row = value as TrackRow;
    for (const block of blocksIn(row)) await blocks.put(block);
    return tracks.put(withoutBlocks(row));
  },
};

/** The kind of record with the facts of tracks; changing these neither reads nor writes points. */
export const TRACKS = {
  name: "tracks",
  place: recordsIn("tracks"),
  whole: WHOLE_TRACKS,
  format: TRACK_FORMAT,
  read: summaryOf,
  isTooLarge: isTooLargeTrack,
  bin: binOfRecords(({ deletedAtMs: _, ...track }) => track),
} as const satisfies RecordKind<TrackSummary>;

/** Returns the change that stores a track with its points, in place of one with its id. */
export function addedTrack(track: Track): RecordChange {
  return { place: WHOLE_TRACKS, id: track.id, valueFor: () => rowOfTrack(track) };
}

/** Returns a track as one value. */
export function rowOfTrack(track: Track): TrackRow {
  const { record, block } = storedTrack(track);
  return withBlocks(record, [block]);
}

/** Returns the key range of all blocks of a track. In IndexedDB an array sorts after any number. */
export function blocksOf(trackId: string): IDBKeyRange {
  return IDBKeyRange.bound([trackId], [trackId, []]);
}

function withBlocks(record: TrackRow, blocks: readonly unknown[]): TrackRow {
  return blocks.length > 0 ? { ...record, blocks: blocks.map(pointsIn) } : record;
}

function withoutBlocks({ blocks: _, ...record }: TrackRow): TrackRow {
  return record;
}

function blocksIn({ id, blocks = [] }: TrackRow): TrackBlock[] {
  return blocks.map((points, blockNumber) => ({
    ...(points as TrackBlock),
    trackId: id,
    blockNumber,
  }));
}

function pointsIn(block: unknown): unknown {
  const { trackId: _id, blockNumber: _number, ...points } = block as TrackBlock;
  return points;
}
