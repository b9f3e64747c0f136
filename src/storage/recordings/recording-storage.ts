import type { RecordedFix } from "#domain/recording/take-fix.ts";
import { joinPoints } from "#domain/tracks/join-points.ts";
import type { PathFacts, TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import {
  type DatabaseConnection,
  type ScoutingMapDatabase,
  TRACK_STORES,
} from "#storage/database.ts";
import { blockPointsOf, recordOf, summaryOf } from "#storage/tracks/track-record.ts";
import { blocksOf } from "#storage/tracks/track-storage.ts";
import { fixOf, type RecordingRecord, recordingOf } from "./recording-record.ts";

/**
 * What became of a write: `gone`: the database no longer knows the recording, because somebody cleared
 * it; `full`: there is no room; `failed`: it did not answer, or cannot write.
 */
export type RecordingWrite = "kept" | "gone" | "full" | "failed";

/**
 * Keeps a recording while it is made. A fix is put down by itself the moment it comes; a block of them goes
 * into the track now and then. What was written is never written again.
 */
export interface RecordingStorage {
  /** Begins a track without points. */
  begin(recording: RecordingRecord, summary: TrackSummary): Promise<RecordingWrite>;
  /**
   * Puts fixes behind the others, all or none.
   * @param fixNumber of the first of them; 0 is the first of the recording
   */
  append(
    trackId: string,
    fixNumber: number,
    fixes: readonly RecordedFix[],
  ): Promise<RecordingWrite>;
  /** Says whether it is paused. */
  setPaused(trackId: string, isPaused: boolean): Promise<RecordingWrite>;
  /** Brings fixes that were appended into the track as one block; both or neither. */
  settle(block: SettledBlock): Promise<RecordingWrite>;
  /** The same, and the recording is over: the track is one like any other. */
  finish(block: SettledBlock): Promise<RecordingWrite>;
  /** Puts a whole recording down anew, after somebody cleared the storage under it. */
  writeAnew(whole: WholeRecording): Promise<RecordingWrite>;
  /** The recordings that are not finished, the latest first, with all of their points. Rejects without a database. */
  unfinished(): Promise<readonly UnfinishedRecording[]>;
  /** What has come to a recording since: the fixes from a number on that no block has yet. Rejects without a database. */
  grown(trackId: string, fixNumber: number): Promise<GrownRecording>;
}

/** Some fixes in a row that become a block of their track. */
export interface SettledBlock {
  readonly trackId: string;
  readonly blockNumber: number;
  /** As `RecordedFix`; none is fine. */
  readonly points: TrackPoints;
  /** How many fixes the track has with it. */
  readonly fixCount: number;
  /** What the track is with it. */
  readonly facts: PathFacts;
}

/** All that is known of a recording. */
export interface WholeRecording {
  readonly recording: RecordingRecord;
  readonly summary: TrackSummary;
  /** All points that a block should have; one block is written. */
  readonly points: TrackPoints;
  /** The fixes behind them. */
  readonly fixes: readonly NumberedFix[];
}

/** A recording as it was left. */
export interface UnfinishedRecording {
  readonly recording: RecordingRecord;
  readonly summary: TrackSummary | null;
  /** Its points that are in blocks. */
  readonly settled: TrackPoints;
  /** The next block's number. */
  readonly blockCount: number;
  /** The fixes behind them. */
  readonly fixes: readonly RecordedFix[];
}

/** What came to a recording. */
export interface GrownRecording {
  /** Null when it is over. */
  readonly recording: RecordingRecord | null;
  /** In order. */
  readonly fixes: readonly NumberedFix[];
}

/** A fix and its place in the recording. */
export interface NumberedFix {
  readonly fixNumber: number;
  readonly fix: RecordedFix;
}

const STRICT = { durability: "strict" } as const;
/** A transaction that keeps one more fix. */
const FIX_STORES = ["recordings", "recordedFixes"] as const;
/** A transaction that brings the latest fixes into their track. */
const RECORDING_STORES = [...TRACK_STORES, ...FIX_STORES] as const;

/** The recordings behind a connection. */
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
        return "kept";
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
        return recording ? "kept" : "gone";
      }),
    settle: (block) => write((database) => settle(database, block, false)),
    finish: (block) => write((database) => settle(database, block, true)),
    writeAnew: (whole) => write((database) => writeAnew(database, whole)),
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
  return known === undefined ? "gone" : "kept";
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
  return "kept";
}

async function writeAnew(
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
  return "kept";
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

/** The keys of the fixes of a recording from a number on, up to but without another. */
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
  } catch (failure) {
    const isFull = failure instanceof DOMException && failure.name === "QuotaExceededError";
    return isFull ? "full" : "failed";
  }
}
