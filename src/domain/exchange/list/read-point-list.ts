import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { readListLine } from "./list-line.ts";

/** Lines beyond this many are not read. */
export const MAX_LIST_LINES = 10_000;

/**
 * Reads a list with a point on each line into `collector`; a line without a place is kept with its number and
 * the reason. A coordinate that repeats is taken nearest to the point before it, the first to `near`.
 * @returns the number of points
 */
export function readPointList(
  text: string,
  collector: ImportCollector,
  near: LatLng | null,
): number {
  const lines = text.split(/\r\n|\r|\n/);
  let previous = near;
  let count = 0;
  for (const [index, line] of lines.slice(0, MAX_LIST_LINES).entries()) {
    if (line.trim() === "") continue;
    const read = readListLine(line, previous);
    if (!read.ok) {
      collector.addUnreadLine({ line: index + 1, text: line, reason: read.reason });
      continue;
    }

    previous = read.place;
    count++;
    collector.addWaypoint({ name: read.name, ...read.place });
  }
  const beyond = lines[MAX_LIST_LINES];
  if (beyond) {
    collector.addUnreadLine({ line: MAX_LIST_LINES + 1, text: beyond, reason: "too-many-lines" });
  }
  return count;
}
