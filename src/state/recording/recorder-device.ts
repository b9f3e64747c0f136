import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota, StorageRoom } from "#platform/storage-quota/storage-quota.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import type { RecordingStorage } from "#storage/recordings/recording-storage.ts";

/**
 * `interrupted`: the app was ended in the middle of one, and it waits to be resumed or ended;
 * `elsewhere`: another tab records.
 */
export type RecorderStatus = "idle" | "recording" | "paused" | "interrupted" | "elsewhere";

/**
 * What is wrong with the keeping of it: `full` and `failed`: what comes now is in memory only, and tried
 * again; `rewritten`: somebody cleared the storage, and all of it was put down anew; `low`: all of it is kept, but
 * there is little room left.
 */
export type RecorderProblem = "full" | "failed" | "rewritten" | "low";

/** What the store holds. */
export interface RecorderSnapshot {
  readonly status: RecorderStatus;
  /** Of the recording at hand; null without one. */
  readonly trackId: string | null;
  readonly startedAtMs: number | null;
  /** Also of one in another tab. */
  readonly isPaused: boolean;
  /** As the filter counts, docs/formats/recordings.md. */
  readonly distanceMeters: number;
  readonly movingMs: number;
  /** Since it began, up to the last fix; a clock that is set back takes no time. */
  readonly elapsedMs: number;
  readonly fixCount: number;
  readonly lastFixAtMs: number | null;
  /** Whether the device has promised to keep the screen on. */
  readonly isScreenKeptOn: boolean;
  /** Paused by itself, because one does not move. */
  readonly isStandingStill: boolean;
  readonly problem: RecorderProblem | null;
  /** How long the app was closed, just after the recording resumed by itself; null otherwise. */
  readonly resumedAfterMs: number | null;
}

/** What a recorder needs of the device. */
export interface RecorderDevice {
  readonly storage: RecordingStorage;
  readonly clock: Clock;
  readonly tabs: Tabs;
  readonly locks: Locks;
  readonly wakeLock: WakeLock;
  readonly quota: Pick<StorageQuota, "askToPersist">;
  readonly room: StorageRoom;
  readonly randomId: RandomId;
  /** Calls back with every fix of the device until the function it gives back is called. */
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
  /** Calls back when leave to know the position is taken away, until the function it gives back is called. */
  readonly onRefused: (listener: () => void) => () => void;
  /**
   * Resolves with whether the position may be read without asking the user, once that is known; stays pending in a
   * browser that neither says it nor gives a fix.
   */
  readonly isPositionAllowed: () => Promise<boolean>;
  /** Whether to pause by itself while one stands still. */
  readonly pausesByItself: () => boolean;
  /** Called when the list of tracks has changed. */
  readonly onTracksChanged: () => void;
}

/** Nothing is recorded. */
export const NOTHING_RECORDED: RecorderSnapshot = {
  status: "idle",
  trackId: null,
  startedAtMs: null,
  isPaused: false,
  distanceMeters: 0,
  movingMs: 0,
  elapsedMs: 0,
  fixCount: 0,
  lastFixAtMs: null,
  isScreenKeptOn: false,
  isStandingStill: false,
  problem: null,
  resumedAfterMs: null,
};
