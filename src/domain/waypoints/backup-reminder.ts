/** What decides whether to remind someone of a backup; times in milliseconds since 1970. */
export interface BackupFacts {
  readonly waypointCount: number;
  /** The last moment that a waypoint was added or changed; null when none says so. */
  readonly lastChangeAtMs: number | null;
  /** The first moment that a waypoint was added; null when none says so. */
  readonly firstAddedAtMs: number | null;
  readonly lastBackupAtMs: number | null;
  readonly dismissedAtMs: number | null;
}

/** Fewer are quickly made again. */
const MUCH_TO_LOSE = 20;
const LONG_MS = 30 * 24 * 3600 * 1000;

/**
 * Whether there is much to lose and no backup of it: twenty waypoints or more, changed since the last
 * backup, which was more than thirty days ago or never made. Who waves it away has rest for as long.
 */
export function isBackupDue(facts: BackupFacts, nowMs: number): boolean {
  const { waypointCount, lastChangeAtMs, firstAddedAtMs, lastBackupAtMs, dismissedAtMs } = facts;
  if (waypointCount < MUCH_TO_LOSE) return false;
  const isLongAgo = (timeMs: number | null) => timeMs === null || nowMs - timeMs > LONG_MS;
  if (dismissedAtMs !== null && !isLongAgo(dismissedAtMs)) return false;
  if (lastBackupAtMs === null) return isLongAgo(firstAddedAtMs);
  return isLongAgo(lastBackupAtMs) && (lastChangeAtMs ?? 0) > lastBackupAtMs;
}
