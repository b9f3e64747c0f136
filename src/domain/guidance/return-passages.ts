import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { matchesWithin, matchWithin } from "#domain/geodesy/line/match-line.ts";
import type { GuidanceFix } from "./believed-fixes.ts";
import {
  BACKTRACK_METERS,
  isTogether,
  type Passage,
  type PassageState,
  reachMeters,
} from "./passages.ts";

/**
 * Another passage of the line over the ground that the traveller is returning on. A line that uses a road twice has one where
 * somebody who turned round early may be.
 */
export interface ReturnPassage {
  readonly alongMeters: number;
  /** The position along it when the traveller came to it. */
  readonly fromMeters: number;
}

/** After going back this far the traveller may have turned round; less is the noise of fixes. */
const TURNED_METERS = 15;
/** A passage that is this much farther from the traveller than the one followed is another road. */
const SAME_ROAD_METERS = 10;

/**
 * Returns the passages that the traveller may be on instead of the one that is followed; empty unless the traveller goes
 * back along it.
 */
export function returnsOf(
  line: GuideLine,
  fix: GuidanceFix,
  {
    passages,
    before,
    margin,
  }: {
    readonly passages: readonly Passage[];
    readonly before: PassageState & { readonly returns: readonly ReturnPassage[] };
    readonly margin: number;
  },
): readonly ReturnPassage[] {
  const [main] = passages;
  if (!main || main.farthestMeters - main.alongMeters < TURNED_METERS) return [];
  const reach = reachMeters(before, fix);
  const offMeters = (alongMeters: number) => distanceMeters(fix, placeAlong(line, alongMeters));
  const maxMeters = Math.min(margin, offMeters(main.alongMeters) + SAME_ROAD_METERS);
  const known = before.returns.flatMap(({ alongMeters: near, fromMeters }) => {
    const match = matchWithin(line, fix, { from: near - reach, to: near + reach, near });
    if (!match || match.offMeters > margin) return [];
    const { alongMeters } = match;
    return [{ alongMeters, fromMeters: Math.min(fromMeters, alongMeters) }];
  });
  const others = matchesWithin(line, fix, maxMeters).filter(
    (match) => ![...passages, ...known].some((one) => isTogether(one, match)),
  );
  return [...known, ...others.map(({ alongMeters }) => ({ alongMeters, fromMeters: alongMeters }))];
}

/**
 * Returns the passage on which the traveller goes forward, after 40 m back along the followed one. A passage ahead is
 * preferred to one behind. Null if no passage leads that way.
 */
export function takenReturn(
  { passages, fixes }: Pick<PassageState, "passages" | "fixes">,
  returns: readonly ReturnPassage[],
): ReturnPassage | null {
  const [main] = passages;
  if (!main || !fixes.last || main.farthestMeters - main.alongMeters < BACKTRACK_METERS)
    return null;
  const forward = returns.filter(
    ({ alongMeters, fromMeters }) => alongMeters - fromMeters >= BACKTRACK_METERS - TURNED_METERS,
  );
  const ahead = forward.filter(({ alongMeters }) => alongMeters > main.alongMeters);
  return (ahead.length > 0 ? ahead : forward.toReversed())[0] ?? null;
}
