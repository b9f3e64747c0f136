import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";

/** What guidance needs of a fix. */
export type GuidanceFix = Pick<PositionFix, "lat" | "lng" | "accuracyMeters" | "timeMs">;

/** Only a fix at least this exact says anything of where along a line one is. */
const GOOD_ACCURACY_METERS = 50;

/** Faster than this nobody goes: a fix that says so has jumped. */
export const FASTEST_MPS: Readonly<Record<NetworkMode, number>> = {
  walk: 15,
  cycle: 25,
  canoe: 20,
  motorboat: 20,
};

/** So many fixes that agree with one another are believed, however far they are from those before. */
const FIXES_TO_CONVINCE = 3;

/** The fixes that count, and those that jumped since. */
export interface BelievedFixes {
  /** The last that was believed; null before the first. */
  readonly last: GuidanceFix | null;
  /** The last that was not, and how many agreed with it. */
  readonly doubted: { readonly fix: GuidanceFix; readonly count: number } | null;
}

/** Before any fix. */
export const NO_FIXES: BelievedFixes = { last: null, doubted: null };

/** What a fix is: good and believed, believed after doubt, or of no use. */
export type FixVerdict = "believed" | "convinced" | "ignored";

/**
 * Whether a fix is believed. One that is not exact, not newer than the last, or that jumped faster
 * than anybody goes, is not; three in a row that agree with one another are, for then it was the fix
 * before them that was wrong.
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
