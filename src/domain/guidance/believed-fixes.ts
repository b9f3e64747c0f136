import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";

/** The parts of a fix that guidance uses. */
export type GuidanceFix = Pick<PositionFix, "lat" | "lng" | "accuracyMeters" | "timeMs">;

/** Less accurate fixes are not used to find the position along a line. */
const GOOD_ACCURACY_METERS = 50;

/** The highest plausible speed in each mode; a fix that implies more is a jump. */
export const FASTEST_MPS: Readonly<Record<NetworkMode, number>> = {
  walk: 15,
  cycle: 25,
  canoe: 20,
  motorboat: 20,
};

/** This many fixes that agree with one another are believed, however far they are from earlier ones. */
const FIXES_TO_CONVINCE = 3;

/** The last believed fix, and the doubted fixes since. */
export interface BelievedFixes {
  /** The last believed fix; null before the first. */
  readonly last: GuidanceFix | null;
  /** The last doubted fix, and the number of fixes that agree with it. */
  readonly doubted: { readonly fix: GuidanceFix; readonly count: number } | null;
}

/** The state before any fix. */
export const NO_FIXES: BelievedFixes = { last: null, doubted: null };

/** The verdict on a fix: believed, believed after earlier doubt, or ignored. */
export type FixVerdict = "believed" | "convinced" | "ignored";

/**
 * Judges a fix. A fix that is inaccurate, not newer than the last, or implies an impossible speed is ignored;
 * but three in a row that agree with one another are believed, because then the earlier fix was wrong.
 */
export function judgeFix(
  { last, doubted }: BelievedFixes,
  fix: GuidanceFix,
  mode: NetworkMode,
): { readonly verdict: FixVerdict; readonly fixes: BelievedFixes } {
  const isNewer = fix.timeMs > Math.max(last?.timeMs ?? 0, doubted?.fix.timeMs ?? 0);
  if (!(fix.accuracyMeters < GOOD_ACCURACY_METERS) || !isNewer) {
    return { verdict: "ignored", fixes: { last, doubted } };
  }
  if (!last || !hasJumped(last, fix, mode)) {
    return { verdict: "believed", fixes: { last: fix, doubted: null } };
  }
  const agrees = doubted !== null && !hasJumped(doubted.fix, fix, mode);
  const count = agrees ? doubted.count + 1 : 1;
  if (count >= FIXES_TO_CONVINCE) {
    return { verdict: "convinced", fixes: { last: fix, doubted: null } };
  }
  return { verdict: "ignored", fixes: { last, doubted: { fix, count } } };
}

function hasJumped(before: GuidanceFix, fix: GuidanceFix, mode: NetworkMode): boolean {
  const seconds = (fix.timeMs - before.timeMs) / 1000;
  return distanceMeters(before, fix) > FASTEST_MPS[mode] * seconds;
}
