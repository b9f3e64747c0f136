import type { ExchangeLine, ExchangeTrack } from "./exchange-file.ts";
import type { ImportCollector } from "./import-collector.ts";

/** The fewest points of the line around an area: three corners, and the first again. */
const MIN_POINTS = 4;

/**
 * Returns the mark of a line around one area; nothing for areas with holes, several parts or times,
 * which stay lines and are noted.
 * @param areaCount the number of areas that the line was read from
 */
export function areaOf(
  areaCount: number,
  { lngs, segmentStarts, timesMs }: Pick<ExchangeTrack, "lngs" | "segmentStarts" | "timesMs">,
  collector: ImportCollector,
): Pick<ExchangeLine, "isArea"> {
  if (areaCount === 0) return {};
  const isOneRing = areaCount === 1 && segmentStarts.length === 1 && lngs.length >= MIN_POINTS;
  if (isOneRing && timesMs === null) return { isArea: true };
  collector.note("areas-as-lines");
  return {};
}
