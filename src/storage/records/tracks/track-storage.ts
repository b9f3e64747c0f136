import { joinPoints } from "#domain/tracks/join-points.ts";
import type { Track, TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import { type DatabaseConnection, TRACK_STORES } from "#storage/database.ts";
import type { StoredAlong } from "#storage/records/waypoints/durable-transactions.ts";
import { type SortedRecords, sortRecords } from "#storage/sort-records.ts";
import { blockPointsOf, recordOf, storedTrack, summaryOf, TRACK_FORMAT } from "./track-record.ts";

/** Stores tracks and routes in the database: the facts of each in a record, its points in blocks. */
export interface TrackStorage {
  /** Stores all tracks or none, replacing those with the same id. False if the database refuses. */
  add(tracks: readonly Track[]): Promise<boolean>;
  /**
   * Changes the stored facts of one track; concurrent changes wait for each other. Its points are neither read nor
   * written. False if the track does not exist or the database refuses.
   * @param changed returns the facts to store, or null to leave them
   */
  change(id: string, changed: ChangeOfFacts): Promise<boolean>;
  /**
   * Appends a block of points, without reading or writing the existing ones, and changes the facts in the same
   * transaction.
   */
  append(id: string, points: TrackPoints, changed: ChangeOfFacts): Promise<boolean>;
  remove(ids: readonly string[]): Promise<boolean>;
  /**
   * Changes the facts of some tracks and adds others, in one transaction. Existing points are neither read nor
   * written. False if a track does not exist or the database refuses.
   */
  exchange(changes: ReadonlyMap<string, ChangeOfFacts>, added: readonly Track[]): Promise<boolean>;
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

/** Returns the new facts of a track; null leaves them unchanged. */
export type ChangeOfFacts = (summary: TrackSummary) => TrackSummary | null;

const STRICT = { durability: "strict" } as const;

/** Creates a track storage on a database connection. */
export function trackStorage(connection: DatabaseConnection): TrackStorage {
  const list = async () => {
    const values = await (await connection.opened()).getAll("tracks");
    return sortRecords(values, summaryOf, TRACK_FORMAT);
  };
  const get = async (id: string) => {
    const transaction = (await connection.opened()).transaction(TRACK_STORES);
    const [record, blocks] = await Promise.all([
      transaction.objectStore("tracks").get(id),
      transaction.objectStore("trackBlocks").getAll(blocksOf(id)),
    ]);
    return trackOf(record, blocks);
  };
  return {
    add: (tracks) => isDone(() => addTracks(connection, tracks)),
    change: (id, changed) => isDone(() => changeFacts(connection, id, changed)),
    append: (id, points, changed) => isDone(() => appendBlock(connection, id, points, changed)),
    remove: (ids) => isDone(() => removeTracks(connection, ids)),
    exchange: (changes, added) => isDone(() => exchangeTracks(connection, changes, added)),
    contentHashes: async () => {
      const known = await list().catch(() => ({ readable: [] }));
      return new Set(known.readable.flatMap((track) => (isKept(track) && track.contentHash) || []));
    },
    list,
    get: (id) => get(id).catch(() => null),
    async all() {
      const ids = await (await connection.opened()).getAllKeys("tracks");
      return (await Promise.all(ids.map(get))).filter((track) => track !== null).filter(isKept);
    },
  };
}

/** A track in the form of both stores. */
export interface StoredTrack {
  readonly record: unknown;
  readonly blocks: readonly unknown[];
}

/** Converts a track to the form that `tracksAlong` stores. */
export function asStored(track: Track): StoredTrack {
  const { record, block } = storedTrack(track);
  return { record, blocks: [block] };
}

/**
 * Returns a function that stores tracks in the transaction of an edit of waypoints.
 * @param tracks the tracks to store by id; undefined deletes the track with that id
 */
export function tracksAlong(tracks: ReadonlyMap<string, StoredTrack | undefined>): StoredAlong {
  return async (transaction) => {
    const records = transaction.objectStore("tracks");
    const points = transaction.objectStore("trackBlocks");
    const before = new Map<string, StoredTrack | undefined>();
    for (const [id, track] of tracks) {
      const record = await records.get(id);
      const blocks = await points.getAll(blocksOf(id));
      before.set(id, record === undefined ? undefined : { record, blocks });
      await (track ? records.put(track.record) : records.delete(id));
      await points.delete(blocksOf(id));
      for (const block of track?.blocks ?? []) await points.put(block);
    }
    return tracksAlong(before);
  };
}

/** Returns the key range of all blocks of a track. In IndexedDB an array sorts after any number. */
export function blocksOf(trackId: string): IDBKeyRange {
  return IDBKeyRange.bound([trackId], [trackId, []]);
}

function trackOf(record: unknown, blocks: readonly unknown[]): Track | null {
  const summary = summaryOf(record);
  const parts = blocks.map(blockPointsOf);
  if (!summary || parts.includes(null)) return null;
  const points = joinPoints(parts.filter((part) => part !== null));
  return { ...summary, points };
}

async function addTracks(connection: DatabaseConnection, tracks: readonly Track[]) {
  const transaction = (await connection.opened()).transaction(TRACK_STORES, "readwrite", STRICT);
  const [records, blocks] = [
    transaction.objectStore("tracks"),
    transaction.objectStore("trackBlocks"),
  ];
  const writes = tracks
    .map(storedTrack)
    .flatMap(({ record, block }) => [
      records.put(record),
      blocks.delete(blocksOf(record.id)),
      blocks.put(block),
    ]);
  await Promise.all([...writes, transaction.done]);
  return true;
}

async function changeFacts(connection: DatabaseConnection, id: string, changed: ChangeOfFacts) {
  const transaction = (await connection.opened()).transaction("tracks", "readwrite", STRICT);
  const stored = summaryOf(await transaction.store.get(id));
  const summary = stored && changed(stored);
  await Promise.all([summary && transaction.store.put(recordOf(summary)), transaction.done]);
  return stored !== null;
}

async function appendBlock(
  connection: DatabaseConnection,
  trackId: string,
  points: TrackPoints,
  changed: ChangeOfFacts,
) {
  const transaction = (await connection.opened()).transaction(TRACK_STORES, "readwrite", STRICT);
  const records = transaction.objectStore("tracks");
  const blocks = transaction.objectStore("trackBlocks");
  const [record, blockNumber] = await Promise.all([
    records.get(trackId),
    blocks.count(blocksOf(trackId)),
  ]);
  const stored = summaryOf(record);
  const summary = stored && changed(stored);
  await Promise.all([
    stored && blocks.add({ trackId, blockNumber, ...points }),
    summary && records.put(recordOf(summary)),
    transaction.done,
  ]);
  return stored !== null;
}

/** Tells whether a track is not in the bin. */
export function isKept({ deletedAtMs }: TrackSummary): boolean {
  return deletedAtMs === undefined;
}

async function exchangeTracks(
  connection: DatabaseConnection,
  changes: ReadonlyMap<string, ChangeOfFacts>,
  added: readonly Track[],
): Promise<boolean> {
  const transaction = (await connection.opened()).transaction(TRACK_STORES, "readwrite", STRICT);
  const records = transaction.objectStore("tracks");
  const blocks = transaction.objectStore("trackBlocks");
  const ids = [...changes.keys()];
  const stored = (await Promise.all(ids.map((id) => records.get(id)))).map(summaryOf);
  const isWhole = stored.every((summary) => summary !== null);
  const changed = stored.flatMap(
    (summary) => (summary && changes.get(summary.id)?.(summary)) || [],
  );
  const written = added.map(storedTrack);
  const writes = () => [
    ...changed.map((summary) => records.put(recordOf(summary))),
    ...written.flatMap(({ record, block }) => [records.put(record), blocks.put(block)]),
  ];
  await Promise.all([...(isWhole ? writes() : []), transaction.done]);
  return isWhole;
}

async function removeTracks(connection: DatabaseConnection, ids: readonly string[]) {
  const transaction = (await connection.opened()).transaction(TRACK_STORES, "readwrite", STRICT);
  const [records, blocks] = [
    transaction.objectStore("tracks"),
    transaction.objectStore("trackBlocks"),
  ];
  const writes = ids.flatMap((id) => [records.delete(id), blocks.delete(blocksOf(id))]);
  await Promise.all([...writes, transaction.done]);
  return true;
}

async function isDone(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch {
    return false;
  }
}
