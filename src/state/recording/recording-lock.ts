import type { Locks } from "#platform/locks/locks.ts";

/** The lock of the tab that records, and the subject on which tabs tell one another of it. */
export const RECORDING_SUBJECT = "recording";

/** Whether a tab records, this one included; false in a browser without locks. */
export async function isRecorded(locks: Locks): Promise<boolean> {
  return (await locks.held().catch(() => new Set<string>())).has(RECORDING_SUBJECT);
}

/** Makes this the tab that records. @returns what lets go of that; null when another tab records */
export function takeRecordingLock(locks: Locks): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    // A browser without locks has one tab, as far as one can tell.
    locks.hold(RECORDING_SUBJECT, hold).then(
      (outcome) => outcome === "taken" && resolve(null),
      () => resolve(() => {}),
    );
  });
}

/**
 * Notices that the tab that records is gone: one that is closed or crashes announces nothing, but its lock is free
 * at once.
 * @returns waits while it is given true, and stops when it is given false
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
