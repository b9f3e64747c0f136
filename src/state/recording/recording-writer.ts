import { pointsOfFixes } from "#domain/recording/fix-columns.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import type { RecordingRecord } from "#storage/recordings/recording-record.ts";
import type {
  RecordingStorage,
  RecordingWrite,
  SettledBlock,
} from "#storage/recordings/recording-storage.ts";
import type { RecordedPoints } from "./recorded-points.ts";

/** The number of fixes per block: a minute at one fix per second. */
export const FIXES_PER_BLOCK = 60;

/** Writes a recording in the background, in order, one write at a time. */
export interface RecordingWriter {
  /** Writes new fixes; retries what failed before. */
  write(): Promise<RecordingWrite>;
  /** Writes everything and turns the recording into an ordinary track. */
  finish(): Promise<RecordingWrite>;
}

/** The recording to write, and its storage. */
export interface WrittenRecording {
  readonly storage: RecordingStorage;
  readonly points: RecordedPoints;
  /** The part that is stored already. */
  readonly stored: { readonly fixCount: number; readonly blockCount: number };
  /** Returns the current record. */
  readonly recording: () => RecordingRecord;
  readonly summary: () => TrackSummary;
  /** Called after the storage was cleared and everything was stored again. */
  readonly onRewritten: () => void;
}

/** Creates a writer for one recording. */
export function recordingWriter(written: WrittenRecording): RecordingWriter {
  const { storage, points, recording, summary } = written;
  let { fixCount: storedCount, blockCount } = written.stored;
  let running: Promise<RecordingWrite> | null = null;
  const blockOfTail = (): SettledBlock => ({
    trackId: recording().trackId,
    blockNumber: blockCount,
    points: pointsOfFixes(points.tail),
    fixCount: points.fixCount,
    facts: points.facts(summary().lengthMeters),
  });
  const anew = async (): Promise<RecordingWrite> => {
    const fixCount = points.fixCount;
    const [settled, fixes] = [points.settled(), points.numberedTail()];
    const whole = { recording: recording(), summary: summary(), points: settled, fixes };
    const outcome = await storage.rewrite(whole);
    if (outcome !== "stored") return outcome;
    [storedCount, blockCount] = [fixCount, settled.lngs.length > 0 ? 1 : 0];
    written.onRewritten();
    return outcome;
  };
  const settle = async (): Promise<RecordingWrite> => {
    const count = points.tail.length;
    const outcome = await storage.settle(blockOfTail());
    if (outcome !== "stored") return outcome;
    points.settle(count);
    blockCount += 1;
    return outcome;
  };
  const step = async (): Promise<RecordingWrite> => {
    const waiting = points.fixCount - storedCount;
    if (waiting > points.tail.length) return anew();
    // All waiting fixes in one write: on a slow device the storage is never more than one write behind.
    const fixes = points.tail.slice(-waiting);
    const outcome = await storage.append(recording().trackId, storedCount, fixes);
    if (outcome === "gone") return anew();
    if (outcome === "stored") storedCount += fixes.length;
    return outcome;
  };
  const writeAll = async (): Promise<RecordingWrite> => {
    while (storedCount < points.fixCount) {
      const outcome = await step();
      if (outcome !== "stored") return outcome;
      if (points.tail.length >= FIXES_PER_BLOCK && storedCount === points.fixCount) {
        const settled = await settle();
        if (settled !== "stored" && settled !== "gone") return settled;
      }
    }
    return "stored";
  };
  const write = () => {
    running ??= writeAll().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    write,
    async finish() {
      let outcome = await write();
      while (outcome === "stored" && storedCount < points.fixCount) outcome = await write();
      if (outcome !== "stored") return outcome;
      const finished = await storage.finish(blockOfTail());
      if (finished !== "gone") return finished;
      const again = await anew();
      return again === "stored" ? storage.finish(blockOfTail()) : again;
    },
  };
}
