import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, placeAlong } from "#domain/geodesy/line/guide-line.ts";
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

/** A possible position on the line. */
export interface Passage {
  readonly alongMeters: number;
  /** The farthest point reached on this passage. */
  readonly farthestMeters: number;
}

/** The position of a traveller on a line: plain data, so that it can be stored and resumed after a reload. */
export interface GuidanceState {
  readonly mode: NetworkMode;
  readonly fixes: BelievedFixes;
  /**
   * The possible positions, likeliest first; several if the line passes a place more than once. Empty before
   * the first fix on the line.
   */
  readonly passages: readonly Passage[];
  /** The distance along the line at which the traveller joined it; null before that. */
  readonly startedMeters: number | null;
  /** The number of nodes passed. */
  readonly passedCount: number;
  /** The distance from the line at the last believed fix. */
  readonly offMeters: number | null;
  /** The number of good fixes in a row beside the line. */
  readonly fixesOff: number;
  readonly isOff: boolean;
  /** Whether the traveller is past the end of the line, on the way to a goal off the network. */
  readonly isBeyond: boolean;
  readonly hasArrived: boolean;
  /** Since joining the line. */
  readonly covered: Covered;
}

/** Fixes within this distance are on the line, however accurate they are. */
const MIN_MARGIN_METERS = 30;
/** The margin of an inaccurate fix, as a multiple of its accuracy. */
const MARGIN_BY_ACCURACY = 1.5;
/** To rejoin the line, a fix must lie within this part of the margin. */
const BACK_WITHIN = 0.7;
const FIXES_TO_BE_OFF = 3;
/** Within this distance of the end of the line the traveller has arrived. */
const ARRIVAL_METERS = 15;
/** A passed node counts as ahead again only after going back this far. */
const GONE_BACK_METERS = 40;
/** The error of a fix along the line that is allowed on top of the distance travelled. */
const SLACK_METERS = 30;

/** Returns the state before the first fix. */
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

/** Returns the state with its times moved by `byMs`, to another clock. */
export function shiftGuidance(state: GuidanceState, byMs: number): GuidanceState {
  const shift = (fix: GuidanceFix): GuidanceFix => ({ ...fix, timeMs: fix.timeMs + byMs });
  const { fixes, covered } = state;
  const { last, doubted } = fixes;
  const sinceMs = covered.sinceMs === null ? null : covered.sinceMs + byMs;
  return {
    ...state,
    fixes: {
      last: last && shift(last),
      doubted: doubted && { ...doubted, fix: shift(doubted.fix) },
    },
    covered: { ...covered, sinceMs },
  };
}

/** Returns the state after one more fix. An ignored fix only changes the doubted fixes. Arrival is final. */
export function guide(state: GuidanceState, line: GuideLine, fix: GuidanceFix): GuidanceState {
  if (state.hasArrived) return state;
  const { verdict, fixes } = judgeFix(state.fixes, fix, state.mode);
  const judged = { ...state, fixes };
  if (verdict === "ignored") return judged;
  const now = placed(judged, line, fix, verdict, state);
  if (now.startedMeters === null) return now;
  return { ...now, covered: cover(now.covered, fix, now.hasArrived) };
}

/** Finds the position of a believed fix on the line, or beside it. */
function placed(
  judged: GuidanceState,
  line: GuideLine,
  fix: GuidanceFix,
  verdict: FixVerdict,
  state: GuidanceState,
): GuidanceState {
  if (state.isBeyond) return { ...judged, hasArrived: isAtGoal(line, fix) };
  const margin = marginAt(line, fix);
  const isLost = state.isOff || state.passages.length === 0 || verdict === "convinced";
  const places = isLost
    ? foundAgain(line, fix, state, state.isOff ? BACK_WITHIN * margin : margin)
    : followed(line, fix, state, margin);
  return places.length > 0 ? onLine(judged, line, places) : besideLine(judged, line, fix);
}

/** Returns the distance from the line within which a fix is on it: more beside the spur to a node, which the line leaves out. */
function marginAt(line: GuideLine, fix: GuidanceFix): number {
  const margin = Math.max(MIN_MARGIN_METERS, MARGIN_BY_ACCURACY * fix.accuracyMeters);
  return line.nodes.reduce((most, { alongMeters, spurMeters }) => {
    if (spurMeters === undefined) return most;
    const reach = margin + spurMeters;
    return distanceMeters(fix, placeAlong(line, alongMeters)) <= reach
      ? Math.max(most, reach)
      : most;
  }, margin);
}

/** A passage with the distance of a fix from it. */
type FixedPassage = Passage & LineMatch;

function onLine(
  state: GuidanceState,
  line: GuideLine,
  places: readonly FixedPassage[],
): GuidanceState {
  const [{ alongMeters, offMeters }] = places as unknown as [FixedPassage];
  const startedMeters = state.startedMeters ?? alongMeters;
  const isAtEnd = alongMeters >= line.lengthMeters - ARRIVAL_METERS;
  // Joining the line at its end is not an arrival, but may be the start of the way to the goal.
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
  // Only a traveller who has joined the line can leave it.
  const isOff = state.startedMeters !== null && (state.isOff || fixesOff >= FIXES_TO_BE_OFF);
  return {
    ...state,
    offMeters: nearestMatch(line, fix)?.offMeters ?? null,
    fixesOff,
    isOff,
    // The goal can also be reached without following the network.
    hasArrived: isOff && isAtGoal(line, fix),
  };
}

function isAtGoal({ goal }: GuideLine, place: LatLng): boolean {
  return goal !== null && distanceMeters(goal, place) <= ARRIVAL_METERS;
}

/** Counts the passed nodes; a node is not taken back because a fix jitters. */
function passedAt({ nodes }: GuideLine, alongMeters: number, before: number): number {
  let count = before;
  while (count < nodes.length && (nodes[count]?.alongMeters ?? 0) <= alongMeters) count += 1;
  while (count > 0 && (nodes[count - 1]?.alongMeters ?? 0) > alongMeters + GONE_BACK_METERS) {
    count -= 1;
  }
  return count;
}

/** Searches only as far along as the traveller can have come, so that a crossing is not mistaken for a shortcut. */
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
  const forward = distinct.filter((one) => one.farthestMeters - one.alongMeters < GONE_BACK_METERS);
  return forward.length > 0 ? forward : distinct.slice(0, 1);
}

function isTogether(one: Passage, other: Passage): boolean {
  return Math.abs(one.alongMeters - other.alongMeters) < SLACK_METERS;
}

/**
 * Searches the whole line. Passages ahead of the last position come first, the nearest of them before the
 * others, so that progress does not jump back at a crossing.
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
