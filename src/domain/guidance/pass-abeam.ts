import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { matchesWithin } from "#domain/geodesy/line/match-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { GuidanceFix } from "./believed-fixes.ts";
import { BACKTRACK_METERS, type PassageState } from "./passages.ts";

/** On the water the last mark counts as reached when it is passed abeam within this distance, about a tenth of a mile. */
const ABEAM_METERS = 200;
/** The direction of the line at its end is that of this last part of it. */
const LAST_PART_METERS = 100;

const MIN_COME_METERS = 30;

const ON_THE_WATER: ReadonlySet<NetworkMode> = new Set(["canoe", "motorboat"]);

/**
 * Returns whether a boat passes the end of the line abeam with this fix: over the perpendicular of the line there, in its
 * direction. A boat keeps clear of buoys and banks, so that it never comes as near to the last mark as a walker.
 */
export function passesEndAbeam(
  state: PassageState & { readonly startedMeters: number | null },
  line: GuideLine,
  fix: GuidanceFix,
): boolean {
  const { mode, fixes, passages, startedMeters } = state;
  const [passage] = passages;
  const before = fixes.last;
  if (!ON_THE_WATER.has(mode) || !before || !passage || startedMeters === null) return false;
  const end = placeAlong(line, line.lengthMeters);
  if (distanceMeters(end, fix) > ABEAM_METERS) return false;
  const from = placeAlong(line, Math.max(0, line.lengthMeters - LAST_PART_METERS));
  const isOver = pastMeters(from, end, before) < 0 && pastMeters(from, end, fix) >= 0;
  // Joining the line at its end is not an arrival.
  const hasCome = passage.alongMeters - startedMeters > MIN_COME_METERS;
  return isOver && hasCome && isOnLastPart(line, before, passage.alongMeters);
}

/** Returns how far a place is past the perpendicular through `end` of the direction from `from`. */
function pastMeters(from: LatLng, end: LatLng, place: LatLng): number {
  const turn = bearingDegrees(end, place) - bearingDegrees(from, end);
  return distanceMeters(end, place) * Math.cos((turn * Math.PI) / 180);
}

/** Returns whether the line ahead comes past here only just before its end: a line may pass its end before. */
function isOnLastPart(line: GuideLine, place: LatLng, alongMeters: number): boolean {
  const passages = matchesWithin(line, place, ABEAM_METERS).filter(
    (match) => match.alongMeters > alongMeters - BACKTRACK_METERS,
  );
  const first = line.lengthMeters - 2 * ABEAM_METERS;
  return passages.length > 0 && passages.every((match) => match.alongMeters >= first);
}
