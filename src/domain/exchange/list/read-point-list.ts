import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { readListLine } from "./list-line.ts";

const LIMIT = CONTENT_LIMITS.list;

/**
 * Reads a list with a point on each line into `collector`; a line without a place is kept with its number and
 * the reason. A coordinate that repeats is taken nearest to the point before it, the first to `near`.
 * Throws an `ImportError` for a list above its limit.
 * @returns the number of points
 */
export function readPointList(
  text: string,
  collector: ImportCollector,
  near: LatLng | null,
): number {
  const lines = text.length > LIMIT.maxBytes ? [] : text.trimEnd().split(/\r\n|\r|\n/);
  if (lines.length === 0 || lines.length > LIMIT.maxEntries.lines) {
    throw new ImportError("list-too-long");
  }
  let previous = near;
  let count = 0;
  for (const [index, line] of lines.entries()) {
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
  return count;
}
