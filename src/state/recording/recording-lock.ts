import type { Locks } from "#platform/locks/locks.ts";

/** The lock of the tab that records, and the subject of announcements about it. */
export const RECORDING_SUBJECT = "recording";

/** Resolves to whether a tab records, including this one; false in a browser without locks. */
export async function isRecorded(locks: Locks): Promise<boolean> {
  return (await locks.held().catch(() => new Set<string>())).has(RECORDING_SUBJECT);
}

/**
 * Makes this the recording tab.
 * @returns a function that releases the lock; null if another tab records
 */
export function takeRecordingLock(locks: Locks): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    // Without locks, assume that this is the only tab.
    locks.hold(RECORDING_SUBJECT, hold).then(
      (outcome) => outcome === "taken" && resolve(null),
      () => resolve(() => {}),
    );
  });
}

/**
 * Notices that the recording tab is gone: a closed or crashed tab announces nothing, but its lock is released
 * immediately.
 * @returns a function that starts waiting when given true, and stops when given false
 */
export function recorderWatch(locks: Locks, onGone: () => void): (isWanted: boolean) => void {
  let stop: (() => void) | null = null;
  return (isWanted) => {
    if (!isWanted) {
      stop?.();
      stop = null;
      return;
    }
    stop ??= locks.whenFree(RECORDING_SUBJECT, () => {
      stop = null;
      onGone();
    });
  };
}
