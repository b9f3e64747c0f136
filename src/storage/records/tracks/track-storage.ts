import { joinPoints } from "#domain/tracks/join-points.ts";
import type { Track, TrackSummary } from "#domain/tracks/track.ts";
import { areWithinTrackLimit } from "#domain/tracks/track-limit.ts";
import { type DatabaseConnection, TRACK_STORES } from "#storage/database.ts";
import { listRecords } from "#storage/records/list-records.ts";
import type { SortedRecords } from "#storage/records/sort-records.ts";
import { changeRecords } from "#storage/records/transaction.ts";
import { blockPointsOf, summaryOf } from "#storage/track-format/track-record.ts";
import { addedTrack, blocksOf, TRACKS } from "./whole-tracks.ts";

/** Stores tracks and routes in the database: the facts of each in a record, its points in blocks. */
export interface TrackStorage {
  /** Stores all tracks or none, replacing those with the same id. False if the database refuses. */
  add(tracks: readonly Track[]): Promise<boolean>;
  /** Resolves to the content hashes of imported tracks that are not in the bin; empty without a database. */
  contentHashes(): Promise<ReadonlySet<string>>;
  /**
   * Resolves to the facts of all tracks, including those in the bin, and the records that cannot be read. Rejects
   * without a database.
   */
  list(): Promise<SortedRecords<TrackSummary>>;
  /** Resolves to one track with its points; null if it does not exist or cannot be read. */
  get(id: string): Promise<Track | null>;
  /** Resolves to all readable tracks that are not in the bin, with their points. Rejects without a database. */
  all(): Promise<readonly Track[]>;
}

/** Creates a track storage on a database connection. */
export function trackStorage(connection: DatabaseConnection): TrackStorage {
  const list = () => listRecords(connection, TRACKS);
  const get = async (id: string) => {
    const transaction = (await connection.opened()).transaction(TRACK_STORES);
    const [record, blocks] = await Promise.all([
      transaction.objectStore("tracks").get(id),
      transaction.objectStore("trackBlocks").getAll(blocksOf(id)),
    ]);
    return trackOf(record, blocks);
  };
  return {
    add: (tracks) =>
      changeRecords(connection, tracks.map(addedTrack)).then(
        () => true,
        () => false,
      ),
    contentHashes: async () => {
      const known = await list().catch(() => ({ readable: [] }));
      return new Set(
        known.readable.flatMap((track) => (isOutsideBin(track) && track.contentHash) || []),
      );
    },
    list,
    get: (id) => get(id).catch(() => null),
    async all() {
      const ids = await (await connection.opened()).getAllKeys("tracks");
      return (await Promise.all(ids.map(get)))
        .filter((track) => track !== null)
        .filter(isOutsideBin);
    },
  };
}

function trackOf(record: unknown, blocks: readonly unknown[]): Track | null {
  const summary = summaryOf(record);
  if (!summary) return null;
  const read = blocks.map(blockPointsOf);
  const parts = read.filter((part) => part !== null);
  const sizes = parts.map(({ lngs }) => ({ pointCount: lngs.length }));
  if (parts.length < read.length || !areWithinTrackLimit(sizes)) return null;
  return { ...summary, points: joinPoints(parts) };
}

/** Tells whether a track is not in the bin. */
export function isOutsideBin({ deletedAtMs }: TrackSummary): boolean {
  return deletedAtMs === undefined;
}
