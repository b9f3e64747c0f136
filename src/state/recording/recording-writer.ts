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
  readonly kept: { readonly fixCount: number; readonly blockCount: number };
  /** Returns the current record. */
  readonly recording: () => RecordingRecord;
  readonly summary: () => TrackSummary;
  /** Called after the storage was cleared and everything was stored again. */
  readonly onRewritten: () => void;
}

/** Creates a writer for one recording. */
export function recordingWriter(written: WrittenRecording): RecordingWriter {
  const { storage, points, recording, summary } = written;
  let { fixCount: keptCount, blockCount } = written.kept;
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
    const outcome = await storage.writeAnew(whole);
    if (outcome !== "kept") return outcome;
    [keptCount, blockCount] = [fixCount, settled.lngs.length > 0 ? 1 : 0];
    written.onRewritten();
    return outcome;
  };
  const settle = async (): Promise<RecordingWrite> => {
    const count = points.tail.length;
    const outcome = await storage.settle(blockOfTail());
    if (outcome !== "kept") return outcome;
    points.settle(count);
    blockCount += 1;
    return outcome;
  };
  const step = async (): Promise<RecordingWrite> => {
    const waiting = points.fixCount - keptCount;
    if (waiting > points.tail.length) return anew();
    // All waiting fixes in one write: on a slow device the storage is never more than one write behind.
    const fixes = points.tail.slice(-waiting);
    const outcome = await storage.append(recording().trackId, keptCount, fixes);
    if (outcome === "gone") return anew();
    if (outcome === "kept") keptCount += fixes.length;
    return outcome;
  };
  const writeAll = async (): Promise<RecordingWrite> => {
    while (keptCount < points.fixCount) {
      const outcome = await step();
      if (outcome !== "kept") return outcome;
      if (points.tail.length >= FIXES_PER_BLOCK && keptCount === points.fixCount) {
        const settled = await settle();
        if (settled !== "kept" && settled !== "gone") return settled;
      }
    }
    return "kept";
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
      while (outcome === "kept" && keptCount < points.fixCount) outcome = await write();
      if (outcome !== "kept") return outcome;
      const finished = await storage.finish(blockOfTail());
      if (finished !== "gone") return finished;
      const again = await anew();
      return again === "kept" ? storage.finish(blockOfTail()) : again;
    },
  };
}
