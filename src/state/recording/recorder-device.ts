import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Locks } from "#platform/locks/locks.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota, StorageRoom } from "#platform/storage-quota/storage-quota.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import type { WatchReadingsState } from "#state/watches/watch-readings.ts";
import type { RecordingStorage } from "#storage/recordings/recording-storage.ts";

/**
 * `interrupted`: the app was closed during a recording, which can be resumed or finished. `elsewhere`: another tab
 * records.
 */
export type RecorderStatus = "idle" | "recording" | "paused" | "interrupted" | "elsewhere";

/**
 * A storage problem of the recording. `full` and `failed`: new fixes are in memory only, and writing is retried.
 * `rewritten`: the storage was cleared, and everything was stored again. `low`: everything is stored, but there is
 * little room left. `long`: the track has as many points as a track can have, so that the recorder pauses.
 */
export type RecorderProblem = "full" | "failed" | "rewritten" | "low" | "long";

/** The state of the store. */
export interface RecorderSnapshot {
  readonly status: RecorderStatus;
  /** The track of the recording; null without one. */
  readonly trackId: string | null;
  readonly startedAtMs: number | null;
  /** Also for a recording in another tab. */
  readonly isPaused: boolean;
  /** The filtered distance; docs/formats/recordings.md. */
  readonly distanceMeters: number;
  readonly movingMs: number;
  /** The time from the start to the last fix. */
  readonly elapsedMs: number;
  /** The steady time up to which `elapsedMs` counts, of this page; null without a recording. */
  readonly elapsedAtMs: number | null;
  readonly fixCount: number;
  /** The time of the last fix as it is stored, milliseconds since 1970; null before the first. */
  readonly lastFixAtMs: number | null;
  /** True if the device is keeping the screen on. */
  readonly isScreenKeptOn: boolean;
  /** True if it paused automatically because the user is not moving. */
  readonly isStandingStill: boolean;
  readonly problem: RecorderProblem | null;
  /** The time the app was closed, shortly after the recording resumed automatically; else null. */
  readonly resumedAfterMs: number | null;
}

/** The parts of the device that a recorder needs. */
export interface RecorderDevice {
  readonly storage: RecordingStorage;
  readonly clock: Clock;
  readonly tabs: Tabs;
  readonly locks: Locks;
  readonly readings: WatchReadingsState;
  readonly wakeLock: WakeLock;
  readonly quota: Pick<StorageQuota, "askToPersist">;
  readonly room: StorageRoom;
  readonly randomId: RandomId;
  /** Calls back with every fix until the returned function is called. */
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
  /** Tells whether no fix will come: the position is refused, or this browser has none. */
  readonly isPositionImpossible: () => boolean;
  /** Calls back when the permission is withdrawn, until the returned function is called. */
  readonly onRefused: (listener: () => void) => () => void;
  /**
   * Resolves to whether the position can be read without asking the user. Stays pending in a browser that reports
   * neither a permission nor a fix.
   */
  readonly isPositionAllowed: () => Promise<boolean>;
  /** Tells whether to pause automatically while the user is not moving. */
  readonly pausesByItself: () => boolean;
  /** Called after the list of tracks has changed. */
  readonly onTracksChanged: () => void;
}

/** The state without a recording. */
export const NOTHING_RECORDED: RecorderSnapshot = {
  status: "idle",
  trackId: null,
  startedAtMs: null,
  isPaused: false,
  distanceMeters: 0,
  movingMs: 0,
  elapsedMs: 0,
  elapsedAtMs: null,
  fixCount: 0,
  lastFixAtMs: null,
  isScreenKeptOn: false,
  isStandingStill: false,
  problem: null,
  resumedAfterMs: null,
};
