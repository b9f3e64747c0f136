import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { GuideLine } from "#domain/geodesy/line/guide-line.ts";
import {
  type LineMatch,
  matchesWithin,
  matchWithin,
  nearestWithin,
} from "#domain/geodesy/line/match-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { type BelievedFixes, FASTEST_MPS, type GuidanceFix } from "./believed-fixes.ts";

/** A possible position on the line. */
export interface Passage {
  readonly alongMeters: number;
  /** The farthest point reached on this passage. */
  readonly farthestMeters: number;
}

/** A passage with the distance of a fix from it. */
export type FixedPassage = Passage & LineMatch;

/** The parts of the guidance state that the search for the next position needs. */
export interface PassageState {
  readonly mode: NetworkMode;
  readonly fixes: BelievedFixes;
  readonly passages: readonly Passage[];
}

/** A passed node counts as ahead again only after going back this far. */
export const BACKTRACK_METERS = 40;
/** The error of a fix along the line that is allowed on top of the distance travelled. */
const SLACK_METERS = 30;

/** Returns how far along the line the traveller can have come since the last believed fix. */
export function reachMeters(
  { fixes, mode }: Omit<PassageState, "passages">,
  fix: GuidanceFix,
): number {
  const seconds = (fix.timeMs - (fixes.last?.timeMs ?? fix.timeMs)) / 1000;
  return FASTEST_MPS[mode] * seconds + SLACK_METERS + fix.accuracyMeters;
}

/** Searches only as far along as the traveller can have come, so that a crossing is not mistaken for a shortcut. */
export function followed(
  line: GuideLine,
  fix: GuidanceFix,
  state: PassageState,
  margin: number,
): readonly FixedPassage[] {
  const reach = reachMeters(state, fix);
  const likely: FixedPassage[] = [];
  const possible: FixedPassage[] = [];
  for (const { alongMeters: near, farthestMeters } of state.passages) {
    const window = { from: near - reach, to: near + reach };
    const match = matchWithin(line, fix, { ...window, near });
    if (!match || match.offMeters > margin) continue;
    likely.push({ ...match, farthestMeters: Math.max(farthestMeters, match.alongMeters) });
    // Where the line doubles back, the traveller may already be on the way back.
    for (const other of nearestWithin(line, fix, margin, window)) {
      possible.push({ ...other, farthestMeters: other.alongMeters });
    }
  }
  const found = [...likely, ...possible];
  const distinct = found.filter(
    (one, place) => found.findIndex((other) => isTogether(one, other)) === place,
  );
  // Where the line passes twice, the passage on which the traveller moves forward is the right one.
  const forward = distinct.filter((one) => one.farthestMeters - one.alongMeters < BACKTRACK_METERS);
  return forward.length > 0 ? forward : distinct.slice(0, 1);
}

/** Returns whether two positions along the line are the same, as far as fixes can tell. */
export function isTogether(
  one: Pick<Passage, "alongMeters">,
  other: Pick<Passage, "alongMeters">,
): boolean {
  return Math.abs(one.alongMeters - other.alongMeters) < SLACK_METERS;
}

/**
 * Searches the whole line. Passages ahead of the last position come first, the nearest of them before the
 * others, so that progress does not jump back at a crossing.
 */
export function foundAgain(
  line: GuideLine,
  fix: LatLng,
  {
    passages,
    startedMeters,
  }: { readonly passages: readonly Passage[]; readonly startedMeters: number | null },
  margin: number,
): readonly FixedPassage[] {
  const was = passages[0]?.alongMeters ?? 0;
  const found = matchesWithin(line, fix, margin).map((match) => ({
    ...match,
    farthestMeters: match.alongMeters,
  }));
  if (startedMeters === null) return found;
  const isBehind = ({ alongMeters }: Passage): boolean => alongMeters < was - BACKTRACK_METERS;
  return found.sort(
    (a, b) =>
      Number(isBehind(a)) - Number(isBehind(b)) ||
      Math.abs(a.alongMeters - was) - Math.abs(b.alongMeters - was),
  );
}
