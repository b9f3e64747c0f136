import { plainText } from "./list-order.ts";
import type { Waypoint } from "./waypoint.ts";

/** What of the waypoints is shown. */
export interface ListFilter {
  /** A folder's name; `null`: those in no folder; `undefined`: all. */
  readonly folder: string | null | undefined;
  /** Words that must all be in the name, the note or the folder; accents and capitals do not count. */
  readonly query: string;
}

/** The waypoints that a filter lets through, in their order; the very same list when it lets all. */
export function filteredWaypoints(
  waypoints: readonly Waypoint[],
  { folder, query }: ListFilter,
): readonly Waypoint[] {
  const words = plainText(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (folder === undefined && words.length === 0) return waypoints;
  return waypoints.filter((waypoint) => {
    if (folder !== undefined && (waypoint.folder ?? null) !== folder) return false;
    return words.length === 0 || holdsAll(waypoint, words);
  });
}

function holdsAll({ name, note, folder }: Waypoint, words: readonly string[]): boolean {
  const text = plainText(`${name}\n${note ?? ""}\n${folder ?? ""}`);
  return words.every((word) => text.includes(word));
}

/** A folder and how many waypoints are in it. */
export interface FolderCount {
  readonly name: string;
  readonly count: number;
}

/** The folders in use, by name. */
export function foldersOf(waypoints: readonly Waypoint[]): readonly FolderCount[] {
  const counts = new Map<string, number>();
  for (const { folder } of waypoints) {
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count, key: plainText(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ name, count }) => ({ name, count }));
}
