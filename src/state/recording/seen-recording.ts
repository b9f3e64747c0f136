import type { RecordingProgress } from "#domain/recording/take-fix.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { countFix } from "#domain/tracks/track-totals.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RecordingRecord } from "#storage/recordings/recording-record.ts";
import type {
  GrownRecording,
  RecordingStorage,
  UnfinishedRecording,
} from "#storage/recordings/recording-storage.ts";
import { recordedPoints } from "./recorded-points.ts";
import { NOTHING_RECORDED, type RecorderSnapshot } from "./recorder-device.ts";
import { countsOf, progressOf } from "./recording-session.ts";
import { FIXES_PER_BLOCK } from "./recording-writer.ts";

/** A recording in storage: another tab makes it, or it was interrupted. */
export interface SeenRecording {
  readonly trackId: string;
  snapshot(isElsewhere: boolean): RecorderSnapshot;
  points(): TrackPoints;
  since(fixNumber: number): TrackPoints | null;
  /**
   * Reads new fixes; resolves to false if the recording has ended or grown too much: then read it as a whole. Rejects
   * without a database.
   */
  grow(storage: RecordingStorage): Promise<boolean>;
}

/**
 * Wraps a recording.
 * @param found the recording as it was read
 */
export function seenRecording(
  found: UnfinishedRecording,
  clock: Pick<Clock, "nowMs" | "steadyMs">,
): SeenRecording {
  const { trackId } = found.recording;
  const points = recordedPoints(found.settled, found.fixes);
  let recording: RecordingRecord = found.recording;
  let progress: RecordingProgress = progressOf(found);
  // Another page has another steady clock: first by the time of day, then by the arrival of each fix here.
  const countedToMs = progress.lastFix?.timeMs ?? recording.startedAtMs;
  let elapsedAtMs = Math.min(0, countedToMs - clock.nowMs()) + clock.steadyMs();
  const take = ({ fixes }: GrownRecording): void => {
    if (fixes.length > 0) elapsedAtMs = clock.steadyMs();
    for (const { fix } of fixes) {
      points.add(fix);
      const totals = countFix(progress.totals, fix, fix.startsSegment);
      progress = { ...progress, lastFix: fix, fixCount: progress.fixCount + 1, totals };
      if (points.tail.length >= FIXES_PER_BLOCK) points.settle(points.tail.length);
    }
  };
  return {
    trackId,
    points: () => points.all(),
    since: points.since,
    snapshot: (isElsewhere) => ({
      ...NOTHING_RECORDED,
      status: isElsewhere ? "elsewhere" : "interrupted",
      isPaused: recording.isPaused,
      trackId,
      startedAtMs: recording.startedAtMs,
      ...countsOf(progress),
      elapsedAtMs,
    }),
    async grow(storage) {
      const grown = await storage.grown(trackId, points.fixCount);
      const next = grown.fixes[0]?.fixNumber ?? points.fixCount;
      if (!grown.recording || next !== points.fixCount) return false;
      recording = grown.recording;
      take(grown);
      return true;
    },
  };
}
