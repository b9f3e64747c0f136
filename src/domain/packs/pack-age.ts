import { isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PackRecord } from "./pack-record.ts";

/** Networks change all year; after this many months a pack is worth renewing. */
const OLD_MONTHS = 3;

/**
 * Tells whether data is older than three months. A date may be as vague as "2025-08" or "2025", and then counts from
 * its end, so that recent data is never called old. An unknown or unreadable date is not old.
 * @param dataDate "2026-08-21", "2026-08" or "2026"; null if unknown
 */
export function isOldData(dataDate: string | null, nowMs: number): boolean {
  if (dataDate === null || !/^\d{4}(-\d\d(-\d\d)?)?$/.test(dataDate)) return false;
  const [year = 0, month = 12, day] = dataDate.split("-").map(Number);
  // Day 0 of the next month is the last of this one.
  const endOfData = day === undefined ? [year, month, 0] : [year, month - 1, day];
  const [endYear = 0, endMonth = 0, endDay = 0] = endOfData;
  return Date.UTC(endYear, endMonth + OLD_MONTHS, endDay) < nowMs;
}

/** The part of a record that tells where a pack came from. */
type PackOrigin = Pick<PackRecord, "madeFrom" | "catalogueUrl">;

/** The source of a newer version of a pack: a slice or the marks of the same area, or its catalogue. */
export type RenewalSource =
  | { readonly kind: "slice" | "marks"; readonly area: LngLatBox }
  | { readonly kind: "catalogue"; readonly address: string };

/** Returns the source of a newer version of a pack; null for one from files, whose maker the app does not know. */
export function renewalSourceOf({ madeFrom, catalogueUrl }: PackOrigin): RenewalSource | null {
  if (madeFrom?.kind === "slice") {
    return SLICE_SERVER === null ? null : { kind: "slice", area: madeFrom.area };
  }
  if (madeFrom?.kind === "marks") return { kind: "marks", area: madeFrom.area };
  return catalogueUrl === null ? null : { kind: "catalogue", address: catalogueUrl };
}

/**
 * Returns the date of the oldest pack whose networks of a mode touch a box (west, south, east, north), as its maker
 * wrote it; null if no pack there has that network, or one of them has no date.
 */
export function networkDateIn(
  packs: readonly Pick<PackRecord, "areas" | "modes" | "dataDate">[],
  mode: NetworkMode,
  box: LngLatBox,
): string | null {
  const dates = packs
    .filter(
      ({ areas, modes }) => modes?.includes(mode) && areas.some((area) => isTouching(area, box)),
    )
    .map(({ dataDate }) => dataDate);
  const [oldest = null] = dates.includes(null) ? [] : dates.toSorted();
  return oldest;
}
