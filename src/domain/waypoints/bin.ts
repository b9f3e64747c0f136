import type { Waypoint } from "./waypoint.ts";

/** The number of days that a deleted waypoint is kept. */
const BIN_DAYS = 30;
/** The same in milliseconds. */
export const BIN_MS = BIN_DAYS * 24 * 3600 * 1000;

/** The waypoints that one command deleted. */
export interface BinRow {
  readonly id: string;
  /** Milliseconds since 1970; Infinity if unknown. */
  readonly deletedAtMs: number;
  readonly waypoints: readonly Waypoint[];
}

/** A deleted waypoint as it was. */
export interface BinEntry {
  readonly waypoint: Waypoint;
  /** Milliseconds since 1970; Infinity if unknown. */
  readonly deletedAtMs: number;
}

/**
 * Returns the deleted waypoints, latest first: each id once, in its latest version, and none that is in the
 * list again.
 */
export function binEntries(
  rows: readonly BinRow[],
  waypoints: readonly Waypoint[],
): readonly BinEntry[] {
  const gone = new Set(waypoints.map(({ id }) => id));
  const entries: BinEntry[] = [];
  for (const { deletedAtMs, waypoints: deleted } of rows.toSorted(lastFirst)) {
    for (const waypoint of deleted) {
      if (gone.has(waypoint.id)) continue;
      gone.add(waypoint.id);
      entries.push({ waypoint, deletedAtMs });
    }
  }
  return entries;
}

function lastFirst(a: BinRow, b: BinRow): number {
  // Subtracting two infinite times would give NaN.
  return a.deletedAtMs === b.deletedAtMs ? 0 : b.deletedAtMs - a.deletedAtMs;
}
