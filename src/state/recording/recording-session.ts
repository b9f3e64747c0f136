import type { PositionFix } from "#domain/position/position-fix.ts";
import { lastFixOf } from "#domain/recording/fix-columns.ts";
import {
  beginProgress,
  type Interruption,
  interrupt,
  type RecordingProgress,
  standsStill,
  takeFix,
} from "#domain/recording/take-fix.ts";
import { countPoints } from "#domain/tracks/count-points.ts";
import type { TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import { MAX_TRACK_POINTS } from "#domain/tracks/track-limit.ts";
import { countFix, type TrackTotals } from "#domain/tracks/track-totals.ts";
import { clockGapMs } from "#platform/clock/clock-gap.ts";
import type { RecordingRecord } from "#storage/recordings/recording-record.ts";
import type { RecordingWrite, UnfinishedRecording } from "#storage/recordings/recording-storage.ts";
import { type RecordedPoints, recordedPoints } from "./recorded-points.ts";
import {
  NOTHING_RECORDED,
  type RecorderDevice,
  type RecorderProblem,
  type RecorderSnapshot,
} from "./recorder-device.ts";
import { RECORDING_SUBJECT } from "./recording-lock.ts";
import { type RecordingWriter, recordingWriter } from "./recording-writer.ts";
import { watchRoom } from "./watch-room.ts";

/** The interval of retries, also without new fixes. */
const RETRY_MS = 5_000;

/** Returns the name of a track from its start, milliseconds since 1970. */
export type NameAt = (startedAtMs: number) => string;

/** A recording in this tab, from its start or resumed. */
export class RecordingSession {
  readonly #device: RecorderDevice;
  readonly #show: (seen: Partial<RecorderSnapshot>) => void;
  readonly #points: RecordedPoints;
  readonly #writer: RecordingWriter;
  readonly #summary: TrackSummary;
  /** A track has the time of day at its start, or when it was resumed, plus steady time: setting the clock changes nothing. */
  readonly #gapMs: number;
  #recording: RecordingRecord;
  #progress: RecordingProgress;
  #problem: RecorderProblem | null = null;
  #isRoomLow = false;
  #rest: (() => void)[] = [];
  #cancelRetry = (): void => {};
  #begun: Promise<RecordingWrite> = Promise.resolve("stored");

  /**
   * Creates a session.
   * @param beginning the recording to resume, or the function that names a new track
   */
  constructor(
    device: RecorderDevice,
    beginning: UnfinishedRecording | NameAt,
    show: (seen: Partial<RecorderSnapshot>) => void,
  ) {
    this.#device = device;
    this.#show = show;
    const [nameAt, from] =
      typeof beginning === "function" ? [beginning, null] : [() => "", beginning];
    const nowMs = device.clock.nowMs();
    this.#gapMs = clockGapMs(device.clock);
    const startedAtMs = from?.recording.startedAtMs ?? nowMs;
    const trackId = from?.recording.trackId ?? device.randomId();
    this.#recording = from?.recording ?? { format: 1, trackId, startedAtMs, isPaused: false };
    this.#points = recordedPoints(from?.settled ?? null, from?.fixes ?? []);
    this.#progress = from ? { ...progressOf(from), fromMs: nowMs } : beginProgress(nowMs);
    this.#summary = from?.summary ?? newTrack(trackId, nameAt(startedAtMs), startedAtMs);
    this.#writer = recordingWriter({
      storage: device.storage,
      points: this.#points,
      stored: { fixCount: this.#points.fixCount, blockCount: from?.blockCount ?? 0 },
      recording: () => this.#recording,
      summary: () => ({
        ...this.#summary,
        ...this.#points.facts(this.#progress.totals.distanceMeters),
      }),
      onRewritten: () => {
        // A recording whose start was never stored was not cleared by anyone.
        if (this.#problem === null) this.#problem = "rewritten";
      },
    });
  }

  points(): TrackPoints {
    return this.#points.all();
  }

  /** Returns the points from a number on; null if a block before the last has some of them. */
  since(fixNumber: number): TrackPoints | null {
    return this.#points.since(fixNumber);
  }

  /** Stores a new recording and starts listening to fixes. */
  async begin(): Promise<void> {
    const { trackId, startedAtMs } = this.#recording;
    this.#show({ ...NOTHING_RECORDED, trackId, startedAtMs });
    if (this.#progress.fixCount > 0) {
      this.#hear();
      return this.#setPaused(false);
    }
    this.#begun = this.#device.storage.begin(this.#recording, this.#summary);
    // Fixes that arrive meanwhile wait for it.
    this.#hear();
    this.#showState();
    this.#tell(await this.#begun);
    void this.#device.quota.askToPersist();
    this.#device.tabs.announce(RECORDING_SUBJECT);
  }

  async pause(): Promise<void> {
    if (this.#recording.isPaused) return;
    this.#unsubscribe();
    this.#interrupt("paused");
    await this.#setPaused(true);
  }

  async resume(): Promise<void> {
    if (!this.#recording.isPaused) return;
    this.#hear();
    await this.#setPaused(false);
  }

  /**
   * Finishes the recording as an ordinary track.
   * @returns the id of the track, "empty" for a recording without any fix, which is removed, or null if it could not be
   * stored: it then waits, paused
   */
  async finish(): Promise<string | "empty" | null> {
    if (await this.discardEmpty().catch(() => false)) return "empty";
    this.#unsubscribe();
    const outcome = await this.#writer.finish();
    this.#tell(outcome);
    if (outcome === "stored") {
      this.#cancelRetry();
      this.#device.tabs.announce(RECORDING_SUBJECT);
      return this.#recording.trackId;
    }
    this.#interrupt("paused");
    this.#recording = { ...this.#recording, isPaused: true };
    this.#showState();
    return null;
  }

  /**
   * Removes a recording without any fix, as if it had never begun.
   * @returns false for a recording with fixes, which stays
   */
  async discardEmpty(): Promise<boolean> {
    if (this.#progress.fixCount > 0) return false;
    this.#unsubscribe();
    await this.#begun;
    await this.#device.storage.discard(this.#recording.trackId);
    return true;
  }

  async #setPaused(isPaused: boolean): Promise<void> {
    this.#recording = { ...this.#recording, isPaused };
    this.#showState();
    await this.#device.storage.setPaused(this.#recording.trackId, isPaused);
    this.#device.tabs.announce(RECORDING_SUBJECT);
  }

  #hear(): void {
    const { onFix, onRefused, tabs, wakeLock } = this.#device;
    this.#rest = [
      onFix((fix) => this.#take(fix)),
      tabs.onLeave(() => this.#interrupt("page-hidden")),
      onRefused(() => this.#interrupt("position-refused")),
      wakeLock.hold((isScreenKeptOn) => this.#show({ isScreenKeptOn })),
      watchRoom(this.#device, (isRoomLow) => {
        this.#isRoomLow = isRoomLow;
        this.#showProblem();
      }),
    ];
  }

  #unsubscribe(): void {
    for (const stop of this.#rest) stop();
    this.#rest = [];
    this.#show({ isScreenKeptOn: false });
  }

  #interrupt(by: Interruption): void {
    this.#progress = interrupt(this.#progress, by);
  }

  #take(given: PositionFix): void {
    const fix = { ...given, timeMs: given.timeMs + this.#gapMs };
    const isStandingStill = this.#device.pausesByItself() && standsStill(this.#progress, fix);
    if (isStandingStill) {
      this.#interrupt("paused");
      const { elapsedMs } = countFix(this.#progress.totals, fix, false);
      this.#show({
        isStandingStill,
        elapsedMs,
        elapsedAtMs: given.timeMs,
        lastFixAtMs: fix.timeMs,
      });
      return;
    }
    const taken = takeFix(this.#progress, fix);
    if (!taken) return;
    if (this.#progress.fixCount >= MAX_TRACK_POINTS) {
      this.#showProblem();
      void this.pause();
      return;
    }
    this.#progress = taken.progress;
    this.#points.add(taken.recorded);
    this.#showState();
    void this.#write();
  }

  async #write(): Promise<void> {
    this.#cancelRetry();
    await this.#begun;
    const outcome = await this.#writer.write();
    this.#tell(outcome);
    if (outcome === "stored") this.#device.tabs.announce(RECORDING_SUBJECT);
    else this.#cancelRetry = this.#device.clock.after(RETRY_MS, () => void this.#write());
  }

  #tell(outcome: RecordingWrite): void {
    if (outcome === "gone") return;
    if (outcome !== "stored") this.#problem = outcome;
    // The user must see that the storage was cleared, even after everything is stored again.
    else if (this.#problem !== "rewritten") this.#problem = null;
    this.#showProblem();
  }

  #showProblem(): void {
    const isLong = this.#progress.fixCount >= MAX_TRACK_POINTS;
    this.#show({ problem: this.#problem ?? (isLong ? "long" : this.#isRoomLow ? "low" : null) });
  }

  #showState(): void {
    const status = this.#recording.isPaused ? "paused" : "recording";
    const { isPaused, startedAtMs } = this.#recording;
    const counts = countsOf(this.#progress);
    const elapsedAtMs = (counts.lastFixAtMs ?? startedAtMs) - this.#gapMs;
    this.#show({ status, isPaused, isStandingStill: false, ...counts, elapsedAtMs });
  }
}

/** Returns the numbers that are shown during a recording. */
export function countsOf({
  totals,
  fixCount,
  lastFix,
}: Pick<RecordingProgress, "totals" | "fixCount" | "lastFix">) {
  const { distanceMeters, movingMs, elapsedMs } = totals;
  return { distanceMeters, movingMs, elapsedMs, fixCount, lastFixAtMs: lastFix?.timeMs ?? null };
}

/** Returns the progress of a recording when the app was closed. */
export function progressOf({
  recording,
  settled,
  fixes,
}: Pick<UnfinishedRecording, "recording" | "settled" | "fixes">): RecordingProgress {
  const counted = countPoints(settled, recording.startedAtMs);
  const totals = fixes.reduce<TrackTotals>(
    (sum, fix) => countFix(sum, fix, fix.startsSegment),
    counted,
  );
  return {
    fromMs: recording.startedAtMs,
    lastFix: fixes.at(-1) ?? lastFixOf(settled),
    interruption: "app-ended",
    fixCount: settled.lngs.length + fixes.length,
    totals,
  };
}

function newTrack(id: string, name: string, addedAtMs: number): TrackSummary {
  return {
    id,
    name,
    addedAtMs,
    kind: "track",
    origin: "recorded",
    isVisible: true,
    pointCount: 0,
    segmentCount: 0,
    lengthMeters: 0,
    bounds: [0, 0, 0, 0],
  };
}
