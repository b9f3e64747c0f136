import { pointsOfFixes } from "#domain/recording/fix-columns.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import type { RecordingRecord } from "#storage/recordings/recording-record.ts";
import type {
  RecordingStorage,
  RecordingWrite,
  SettledBlock,
} from "#storage/recordings/recording-storage.ts";
import type { RecordedPoints } from "./recorded-points.ts";

/** So many fixes become a block of the track at a time: a minute of a fix a second. */
export const FIXES_PER_BLOCK = 60;

/** Writes a recording down behind the one who makes it: in order, one thing at a time. */
export interface RecordingWriter {
  /** Writes what is not written yet; what failed before is tried again. */
  write(): Promise<RecordingWrite>;
  /** Writes all of it, and makes an ordinary track of it. */
  finish(): Promise<RecordingWrite>;
}

/** What a writer writes, and where. */
export interface WrittenRecording {
  readonly storage: RecordingStorage;
  readonly points: RecordedPoints;
  /** What of it is stored already. */
  readonly kept: { readonly fixCount: number; readonly blockCount: number };
  /** As it is now. */
  readonly recording: () => RecordingRecord;
  readonly summary: () => TrackSummary;
  /** Called when the storage had lost it, and it was all put down anew. */
  readonly onRewritten: () => void;
}

/** A writer for one recording. */
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
    // All at once: on a slow device the storage stays one write behind, however many have come.
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
