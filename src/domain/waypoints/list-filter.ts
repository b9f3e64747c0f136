import { plainText } from "./list-order.ts";
import type { Waypoint } from "./waypoint.ts";

/** The filter of the list of waypoints. */
export interface ListFilter {
  /** The name of a folder; `null` for waypoints without a folder; `undefined` for all. */
  readonly folder: string | null | undefined;
  /** Words that must all occur in the name, the note or the folder, regardless of accents and case. */
  readonly query: string;
}

/** Returns the matching waypoints in their order; the same list object if all match. */
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

/** A folder with the number of things in it. */
export interface FolderCount {
  readonly name: string;
  readonly count: number;
}

/** Returns the folders in use, of waypoints or tracks, by name. */
export function foldersOf(things: readonly { readonly folder?: string }[]): readonly FolderCount[] {
  const counts = new Map<string, number>();
  for (const { folder } of things) {
    if (folder !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count, key: plainText(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ name, count }) => ({ name, count }));
}
