/** The facts that decide on a backup reminder; times in milliseconds since 1970. */
export interface BackupFacts {
  readonly waypointCount: number;
  /** The last time that a waypoint was added or changed; null if unknown. */
  readonly lastChangeAtMs: number | null;
  /** The first time that a waypoint was added; null if unknown. */
  readonly firstAddedAtMs: number | null;
  readonly lastBackupAtMs: number | null;
  readonly dismissedAtMs: number | null;
}

/** Fewer waypoints are quickly made again. */
const MUCH_TO_LOSE = 20;
const LONG_MS = 30 * 24 * 3600 * 1000;

/**
 * Returns whether a backup is overdue: twenty waypoints or more have changed since the last backup, which was
 * more than thirty days ago or never made. Dismissing the reminder delays it by the same period.
 */
export function isBackupDue(facts: BackupFacts, nowMs: number): boolean {
  const { waypointCount, lastChangeAtMs, firstAddedAtMs, lastBackupAtMs, dismissedAtMs } = facts;
  if (waypointCount < MUCH_TO_LOSE) return false;
  // A time ahead of the clock is as unknown as one long ago: one of both is wrong, perhaps by years.
  const isLongAgo = (timeMs: number | null) =>
    timeMs === null || Math.abs(nowMs - timeMs) > LONG_MS;
  if (dismissedAtMs !== null && !isLongAgo(dismissedAtMs)) return false;
  if (lastBackupAtMs === null) return isLongAgo(firstAddedAtMs);
  return isLongAgo(lastBackupAtMs) && (lastChangeAtMs ?? 0) > lastBackupAtMs;
}
