import type { RecordedFix } from "#domain/recording/take-fix.ts";
import { joinPoints } from "#domain/tracks/join-points.ts";
import type { PathFacts, TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import {
  type DatabaseConnection,
  type ScoutingMapDatabase,
  TRACK_STORES,
} from "#storage/database.ts";
import { blocksOf } from "#storage/records/tracks/whole-tracks.ts";
import { STRICT } from "#storage/strict.ts";
import { blockPointsOf, recordOf, summaryOf } from "#storage/track-format/track-record.ts";
import { fixOf, type RecordingRecord, recordingOf } from "./recording-record.ts";

/**
 * The outcome of a write. `gone`: the recording is no longer in the database, because the storage was cleared.
 * `full`: there is no room. `failed`: the database did not respond or cannot write.
 */
export type RecordingWrite = "stored" | "gone" | "full" | "failed";

/**
 * Stores a recording while it is made. Each fix is stored as soon as it arrives; now and then a block of fixes is
 * moved into the track. Written points are never rewritten.
 */
export interface RecordingStorage {
  /** Starts a recording with a track without points. */
  begin(recording: RecordingRecord, summary: TrackSummary): Promise<RecordingWrite>;
  /**
   * Appends fixes, all or none.
   * @param fixNumber the number of the first of them; 0 is the first fix of the recording
   */
  append(
    trackId: string,
    fixNumber: number,
    fixes: readonly RecordedFix[],
  ): Promise<RecordingWrite>;
  /** Stores whether the recording is paused. */
  setPaused(trackId: string, isPaused: boolean): Promise<RecordingWrite>;
  /** Moves appended fixes into the track as one block, in one transaction. */
  settle(block: SettledBlock): Promise<RecordingWrite>;
  /** Does the same and ends the recording: the track is then like any other. */
  finish(block: SettledBlock): Promise<RecordingWrite>;
  /** Removes a recording and its track, as if it had never begun. */
  discard(trackId: string): Promise<RecordingWrite>;
  /** Stores a whole recording again after the storage was cleared during it. */
  rewrite(whole: WholeRecording): Promise<RecordingWrite>;
  /** Resolves to the unfinished recordings with all points, the latest first. Rejects without a database. */
  unfinished(): Promise<readonly UnfinishedRecording[]>;
  /**
   * Resolves to what was added to a recording: the fixes from `fixNumber` on that are not in a block yet. Rejects
   * without a database.
   */
  grown(trackId: string, fixNumber: number): Promise<GrownRecording>;
}

/** Consecutive fixes that become a block of their track. */
export interface SettledBlock {
  readonly trackId: string;
  readonly blockNumber: number;
  /** The points, in the units of `RecordedFix`; may be empty. */
  readonly points: TrackPoints;
  /** The number of fixes in the track, including this block. */
  readonly fixCount: number;
  /** The facts of the track, including this block. */
  readonly facts: PathFacts;
}

/** A complete recording. */
export interface WholeRecording {
  readonly recording: RecordingRecord;
  readonly summary: TrackSummary;
  /** The points that belong in blocks; they are written as one block. */
  readonly points: TrackPoints;
  /** The fixes behind them. */
  readonly fixes: readonly NumberedFix[];
}

/** A recording as it was when the app ended. */
export interface UnfinishedRecording {
  readonly recording: RecordingRecord;
  readonly summary: TrackSummary | null;
  /** The points in blocks. */
  readonly settled: TrackPoints;
  /** The number of the next block. */
  readonly blockCount: number;
  /** The fixes behind them. */
  readonly fixes: readonly RecordedFix[];
}

/** Additions to a recording. */
export interface GrownRecording {
  /** Null if the recording has ended. */
  readonly recording: RecordingRecord | null;
  /** In order. */
  readonly fixes: readonly NumberedFix[];
}

/** A fix and its number in the recording. */
export interface NumberedFix {
  readonly fixNumber: number;
  readonly fix: RecordedFix;
}

/** The stores of a transaction that adds a fix. */
const FIX_STORES = ["recordings", "recordedFixes"] as const;
/** The stores of a transaction that moves the latest fixes into their track. */
const RECORDING_STORES = [...TRACK_STORES, ...FIX_STORES] as const;

/** Creates a recording storage on a database connection. */
export function recordingStorage(connection: DatabaseConnection): RecordingStorage {
  const write = (work: (database: ScoutingMapDatabase) => Promise<RecordingWrite>) =>
    outcomeOf(async () => work(await connection.opened()));
  return {
    begin: (recording, summary) =>
      write(async (database) => {
        const transaction = database.transaction(RECORDING_STORES, "readwrite", STRICT);
        await Promise.all([
          transaction.objectStore("recordings").put(recording),
          transaction.objectStore("tracks").put(recordOf(summary)),
          transaction.done,
        ]);
        return "stored";
      }),
    append: (trackId, fixNumber, fixes) =>
      write((database) => append(database, trackId, fixNumber, fixes)),
    setPaused: (trackId, isPaused) =>
      write(async (database) => {
        const transaction = database.transaction("recordings", "readwrite", STRICT);
        const recording = recordingOf(await transaction.store.get(trackId));
        await Promise.all([
          recording && transaction.store.put({ ...recording, isPaused }),
          transaction.done,
        ]);
        return recording ? "stored" : "gone";
      }),
    settle: (block) => write((database) => settle(database, block, false)),
    finish: (block) => write((database) => settle(database, block, true)),
    discard: (trackId) => write((database) => discard(database, trackId)),
    rewrite: (whole) => write((database) => rewrite(database, whole)),
    unfinished: async () => unfinished(await connection.opened()),
    grown: async (trackId, fixNumber) => {
      const transaction = (await connection.opened()).transaction(FIX_STORES);
      const [recording, values] = await Promise.all([
        transaction.objectStore("recordings").get(trackId),
        transaction.objectStore("recordedFixes").getAll(fixesOf(trackId, fixNumber)),
      ]);
      const fixes = values.flatMap((value) => numberedFixOf(value) ?? []);
      return { recording: recordingOf(recording), fixes };
    },
  };
}

async function append(
  database: ScoutingMapDatabase,
  trackId: string,
  firstNumber: number,
  fixes: readonly RecordedFix[],
): Promise<RecordingWrite> {
  const transaction = database.transaction(FIX_STORES, "readwrite", STRICT);
  const known = await transaction.objectStore("recordings").getKey(trackId);
  const tail = transaction.objectStore("recordedFixes");
  const put = (fix: RecordedFix, place: number) =>
    tail.put({ trackId, fixNumber: firstNumber + place, ...fix });
  await Promise.all([...(known ? fixes.map(put) : []), transaction.done]);
  return known === undefined ? "gone" : "stored";
}

async function settle(
  database: ScoutingMapDatabase,
  { trackId, blockNumber, points, fixCount, facts }: SettledBlock,
  isOver: boolean,
): Promise<RecordingWrite> {
  const transaction = database.transaction(RECORDING_STORES, "readwrite", STRICT);
  const [recordings, tracks] = [
    transaction.objectStore("recordings"),
    transaction.objectStore("tracks"),
  ];
  const [known, record] = await Promise.all([recordings.getKey(trackId), tracks.get(trackId)]);
  const stored = summaryOf(record);
  if (known === undefined || !stored) return "gone";
  const hasPoints = points.lngs.length > 0;
  await Promise.all([
    hasPoints && transaction.objectStore("trackBlocks").put({ trackId, blockNumber, ...points }),
    transaction.objectStore("recordedFixes").delete(fixesOf(trackId, 0, fixCount)),
    tracks.put(recordOf({ ...stored, ...facts })),
    isOver && recordings.delete(trackId),
    transaction.done,
  ]);
  return "stored";
}

async function discard(database: ScoutingMapDatabase, trackId: string): Promise<RecordingWrite> {
  const transaction = database.transaction(RECORDING_STORES, "readwrite", STRICT);
  await Promise.all([
    transaction.objectStore("recordings").delete(trackId),
    transaction.objectStore("tracks").delete(trackId),
    transaction.objectStore("trackBlocks").delete(blocksOf(trackId)),
    transaction.objectStore("recordedFixes").delete(fixesOf(trackId, 0)),
    transaction.done,
  ]);
  return "stored";
}

async function rewrite(
  database: ScoutingMapDatabase,
  { recording, summary, points, fixes }: WholeRecording,
): Promise<RecordingWrite> {
  const { trackId } = recording;
  const transaction = database.transaction(RECORDING_STORES, "readwrite", STRICT);
  const tail = transaction.objectStore("recordedFixes");
  const blocks = transaction.objectStore("trackBlocks");
  await Promise.all([
    transaction.objectStore("recordings").put(recording),
    transaction.objectStore("tracks").put(recordOf(summary)),
    blocks.delete(blocksOf(trackId)),
    points.lngs.length > 0 && blocks.put({ trackId, blockNumber: 0, ...points }),
    tail.delete(fixesOf(trackId, 0)),
    ...fixes.map(({ fixNumber, fix }) => tail.put({ trackId, fixNumber, ...fix })),
    transaction.done,
  ]);
  return "stored";
}

async function unfinished(database: ScoutingMapDatabase): Promise<readonly UnfinishedRecording[]> {
  const transaction = database.transaction(RECORDING_STORES);
  const values = await transaction.objectStore("recordings").getAll();
  const recordings = values.flatMap((value) => recordingOf(value) ?? []);
  const found = recordings.map(async (recording): Promise<UnfinishedRecording> => {
    const { trackId } = recording;
    const [record, blocks, tail] = await Promise.all([
      transaction.objectStore("tracks").get(trackId),
      transaction.objectStore("trackBlocks").getAll(blocksOf(trackId)),
      transaction.objectStore("recordedFixes").getAll(fixesOf(trackId, 0)),
    ]);
    const settled = joinPoints(blocks.flatMap((block) => blockPointsOf(block) ?? []));
    const fixes = tail.flatMap((value) => fixOf(value) ?? []);
    return { recording, summary: summaryOf(record), settled, blockCount: blocks.length, fixes };
  });
  const all = await Promise.all(found);
  return all.toSorted((a, b) => b.recording.startedAtMs - a.recording.startedAtMs);
}

/** Returns the key range of the fixes of a recording, from a number up to but excluding another. */
function fixesOf(trackId: string, from: number, to?: number): IDBKeyRange {
  return IDBKeyRange.bound([trackId, from], [trackId, to ?? []], false, true);
}

function numberedFixOf(value: unknown): NumberedFix | null {
  const fix = fixOf(value);
  return fix && { fixNumber: (value as { readonly fixNumber: number }).fixNumber, fix };
}

async function outcomeOf(work: () => Promise<RecordingWrite>): Promise<RecordingWrite> {
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : "failed";
  }
}
