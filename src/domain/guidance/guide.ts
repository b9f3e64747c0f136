import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { GuideLine } from "#domain/geodesy/line/guide-line.ts";
import {
  type LineMatch,
  matchesWithin,
  matchWithin,
  nearestMatch,
  nearestWithin,
} from "#domain/geodesy/line/match-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  type BelievedFixes,
  FASTEST_MPS,
  type FixVerdict,
  type GuidanceFix,
  judgeFix,
  NO_FIXES,
} from "./believed-fixes.ts";
import { type Covered, cover, NOTHING_COVERED } from "./covered.ts";

/** Where on the line one may be. */
export interface Passage {
  readonly alongMeters: number;
  /** The farthest along that one was there. */
  readonly farthestMeters: number;
}

/** Where somebody is on a line: plain data, so that it can be kept and gone on with after a reload. */
export interface GuidanceState {
  readonly mode: NetworkMode;
  readonly fixes: BelievedFixes;
  /**
   * The likeliest first: several where the line passes a place more than once. Empty before the first
   * fix on it.
   */
  readonly passages: readonly Passage[];
  /** How far along the line one got on; null before. */
  readonly startedMeters: number | null;
  /** How many nodes are behind. */
  readonly passedCount: number;
  /** Beside the line, by the last fix that was believed. */
  readonly offMeters: number | null;
  /** So many good fixes in a row were beside it. */
  readonly fixesOff: number;
  readonly isOff: boolean;
  /** Past the end of the line, on the way to a goal beside the network. */
  readonly isBeyond: boolean;
  readonly hasArrived: boolean;
  /** Since one got on. */
  readonly covered: Covered;
}

/** Not more than this beside the line counts as on it, however exact the fix. */
const LEAST_MARGIN_METERS = 30;
/** Times the accuracy of a fix that is less exact. */
const MARGIN_BY_ACCURACY = 1.5;
/** Back on the line is who is within this part of the margin. */
const BACK_WITHIN = 0.7;
const FIXES_TO_BE_OFF = 3;
/** So far before the end of the line one is there. */
const ARRIVAL_METERS = 15;
/** A node is behind when it is passed, and before again only when one has gone back so far. */
const GONE_BACK_METERS = 40;
/** What a fix may be wrong along the line, beside what was gone. */
const SLACK_METERS = 30;

/** Before the first fix. */
export function startGuidance(mode: NetworkMode): GuidanceState {
  return {
    mode,
    fixes: NO_FIXES,
    passages: [],
    startedMeters: null,
    passedCount: 0,
    offMeters: null,
    fixesOff: 0,
    isOff: false,
    isBeyond: false,
    hasArrived: false,
    covered: NOTHING_COVERED,
  };
}

/** After one more fix. A fix of no use changes nothing but what is doubted. Who has arrived stays so. */
export function guide(state: GuidanceState, line: GuideLine, fix: GuidanceFix): GuidanceState {
  if (state.hasArrived) return state;
  const { verdict, fixes } = judgeFix(state.fixes, fix, state.mode);
  const judged = { ...state, fixes };
  if (verdict === "ignored") return judged;
  const now = placed(judged, line, fix, verdict, state);
  if (now.startedMeters === null) return now;
  return { ...now, covered: cover(now.covered, fix, now.hasArrived) };
}

/** Finds the place of a believed fix on the line, or beside it. */
function placed(
  judged: GuidanceState,
  line: GuideLine,
  fix: GuidanceFix,
  verdict: FixVerdict,
  state: GuidanceState,
): GuidanceState {
  if (state.isBeyond) return { ...judged, hasArrived: isAtGoal(line, fix) };
  const margin = Math.max(LEAST_MARGIN_METERS, MARGIN_BY_ACCURACY * fix.accuracyMeters);
  const isLost = state.isOff || state.passages.length === 0 || verdict === "convinced";
  const places = isLost
    ? foundAgain(line, fix, state, state.isOff ? BACK_WITHIN * margin : margin)
    : followed(line, fix, state, margin);
  return places.length > 0 ? onLine(judged, line, places) : besideLine(judged, line, fix);
}

/** A passage, and how far a fix is beside it. */
type FixedPassage = Passage & LineMatch;

function onLine(
  state: GuidanceState,
  line: GuideLine,
  places: readonly FixedPassage[],
): GuidanceState {
  const [{ alongMeters, offMeters }] = places as unknown as [FixedPassage];
  const startedMeters = state.startedMeters ?? alongMeters;
  const isAtEnd = alongMeters >= line.lengthMeters - ARRIVAL_METERS;
  // Who gets on at the end has not arrived anywhere, but may go on from there.
  const hasCome = alongMeters - startedMeters > 2 * ARRIVAL_METERS;
  const goesOn = line.goal !== null && isAtEnd && (hasCome || places.length === 1);
  return {
    ...state,
    passages: places.map((place) => ({
      alongMeters: place.alongMeters,
      farthestMeters: place.farthestMeters,
    })),
    startedMeters,
    passedCount: goesOn ? line.nodes.length : passedAt(line, alongMeters, state.passedCount),
    offMeters,
    fixesOff: 0,
    isOff: false,
    isBeyond: goesOn,
    hasArrived: isAtEnd && hasCome && !goesOn,
  };
}

function besideLine(state: GuidanceState, line: GuideLine, fix: GuidanceFix): GuidanceState {
  const fixesOff = state.fixesOff + 1;
  // Who was never on it has not left it.
  const isOff = state.startedMeters !== null && (state.isOff || fixesOff >= FIXES_TO_BE_OFF);
  return {
    ...state,
    offMeters: nearestMatch(line, fix)?.offMeters ?? null,
    fixesOff,
    isOff,
    // There are other ways to the goal than by the network.
    hasArrived: isOff && isAtGoal(line, fix),
  };
}

function isAtGoal({ goal }: GuideLine, place: LatLng): boolean {
  return goal !== null && distanceMeters(goal, place) <= ARRIVAL_METERS;
}

/** How many nodes are behind, without taking one back for a fix that trembles. */
function passedAt({ nodes }: GuideLine, alongMeters: number, before: number): number {
  let count = before;
  while (count < nodes.length && (nodes[count]?.alongMeters ?? 0) <= alongMeters) count += 1;
  while (count > 0 && (nodes[count - 1]?.alongMeters ?? 0) > alongMeters + GONE_BACK_METERS) {
    count -= 1;
  }
  return count;
}

/** Looks only as far along as one can have gone, so that a crossing is not taken for a shortcut. */
function followed(
  line: GuideLine,
  fix: GuidanceFix,
  { passages, fixes, mode }: GuidanceState,
  margin: number,
): readonly FixedPassage[] {
  const seconds = (fix.timeMs - (fixes.last?.timeMs ?? fix.timeMs)) / 1000;
  const reach = FASTEST_MPS[mode] * seconds + SLACK_METERS + fix.accuracyMeters;
  const likely: FixedPassage[] = [];
  const possible: FixedPassage[] = [];
  for (const { alongMeters: near, farthestMeters } of passages) {
    const window = { from: near - reach, to: near + reach };
    const match = matchWithin(line, fix, { ...window, near });
    if (!match || match.offMeters > margin) continue;
    likely.push({ ...match, farthestMeters: Math.max(farthestMeters, match.alongMeters) });
    // Where the line turns round one may be on the way back already.
    for (const other of nearestWithin(line, fix, margin, window)) {
      possible.push({ ...other, farthestMeters: other.alongMeters });
    }
  }
  const found = [...likely, ...possible];
  const distinct = found.filter(
    (one, place) => found.findIndex((other) => isTogether(one, other)) === place,
  );
  // Where the line comes by twice, one is on the passage along which one goes forward.
  const forward = distinct.filter((one) => one.farthestMeters - one.alongMeters < GONE_BACK_METERS);
  return forward.length > 0 ? forward : distinct.slice(0, 1);
}

function isTogether(one: Passage, other: Passage): boolean {
  return Math.abs(one.alongMeters - other.alongMeters) < SLACK_METERS;
}

/**
 * Looks at the whole line. What lies farther along than one was comes first, and the least farther
 * of it: progress does not run back over a crossing.
 */
function foundAgain(
  line: GuideLine,
  fix: GuidanceFix,
  { passages, startedMeters }: GuidanceState,
  margin: number,
): readonly FixedPassage[] {
  const was = passages[0]?.alongMeters ?? 0;
  const found = matchesWithin(line, fix, margin).map((match) => ({
    ...match,
    farthestMeters: match.alongMeters,
  }));
  if (startedMeters === null) return found;
  const isBehind = ({ alongMeters }: Passage): boolean => alongMeters < was - GONE_BACK_METERS;
  return found.sort(
    (a, b) =>
      Number(isBehind(a)) - Number(isBehind(b)) ||
      Math.abs(a.alongMeters - was) - Math.abs(b.alongMeters - was),
  );
}
