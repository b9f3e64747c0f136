import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import { roomAt } from "#domain/geodesy/line/room-beside.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import {
  type BelievedFixes,
  type FixVerdict,
  type GuidanceFix,
  judgeFix,
  NO_FIXES,
} from "./believed-fixes.ts";
import { type Covered, cover, NOTHING_COVERED } from "./covered.ts";
import { passesEndAbeam } from "./pass-abeam.ts";
import {
  BACKTRACK_METERS,
  type FixedPassage,
  followed,
  foundAgain,
  type Passage,
} from "./passages.ts";
import { type ReturnPassage, returnsOf, takenReturn } from "./return-passages.ts";

/** The position of a traveller on a line: plain data, so that it can be stored and resumed after a reload. */
export interface GuidanceState {
  readonly mode: NetworkMode;
  readonly fixes: BelievedFixes;
  /**
   * The possible positions, likeliest first; several if the line passes a place more than once. Empty before
   * the first fix on the line.
   */
  readonly passages: readonly Passage[];
  /** The other passages of the line over the same ground, while the traveller goes back; empty otherwise. */
  readonly returns: readonly ReturnPassage[];
  /** The distance along the line at which the traveller joined it; null before that. */
  readonly startedMeters: number | null;
  /** The number of nodes passed. */
  readonly passedCount: number;
  /** The distance from the line at the last believed fix. */
  readonly offMeters: number | null;
  /** The number of good fixes in a row beside the line. */
  readonly fixesOff: number;
  readonly isOff: boolean;
  /** True if the traveller is past the end of the line, on the way to a goal off the network. */
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

/** Returns the state before the first fix. */
export function startGuidance(mode: NetworkMode): GuidanceState {
  return {
    mode,
    fixes: NO_FIXES,
    passages: [],
    returns: [],
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
  if (passesEndAbeam(state, line, fix)) return ended(judged, line);
  const margin = marginAt(line, fix, state.mode);
  const isLost = state.isOff || state.passages.length === 0 || verdict === "convinced";
  const places = isLost
    ? foundAgain(line, fix, state, state.isOff ? BACK_WITHIN * margin : margin)
    : followed(line, fix, state, margin);
  if (places.length === 0) return besideLine(judged, line, fix);
  const now = onLine(judged, line, places);
  return isLost ? now : turnedBack(now, line, fix, { before: state, margin });
}

/** Returns the state of a traveller who turned back before the line does, if another passage of the line fits better. */
function turnedBack(
  now: GuidanceState,
  line: GuideLine,
  fix: GuidanceFix,
  { before, margin }: { readonly before: GuidanceState; readonly margin: number },
): GuidanceState {
  const returns = returnsOf(line, fix, { passages: now.passages, before, margin });
  const homeward = now.hasArrived ? null : takenReturn(now, returns);
  if (!homeward) return { ...now, returns };
  const { alongMeters } = homeward;
  const jumpMeters = alongMeters - (now.passages[0]?.alongMeters ?? alongMeters);
  return {
    ...now,
    passages: [{ alongMeters, farthestMeters: alongMeters }],
    returns: [],
    // The part of the line in between was not travelled.
    startedMeters: Math.max(0, (now.startedMeters ?? 0) + jumpMeters),
    passedCount: passedAt(line, alongMeters, now.passedCount),
  };
}

/** Returns the state past the end of the line: on the way to the goal, or arrived. */
function ended(state: GuidanceState, line: GuideLine): GuidanceState {
  const { lengthMeters } = line;
  return {
    ...state,
    passages: [{ alongMeters: lengthMeters, farthestMeters: lengthMeters }],
    returns: [],
    passedCount: line.nodes.length,
    fixesOff: 0,
    isOff: false,
    isBeyond: line.goal !== null,
    hasArrived: line.goal === null,
  };
}

/**
 * Returns the distance from the line within which a fix is on it: more beside the spur to a node, which the line leaves out,
 * and on the water as far as it reaches, because boats keep to the starboard side.
 */
function marginAt(line: GuideLine, fix: GuidanceFix, mode: NetworkMode): number {
  const least = Math.max(MIN_MARGIN_METERS, MARGIN_BY_ACCURACY * fix.accuracyMeters);
  const margin = Math.max(least, isBoatingMode(mode) ? roomOf(line, fix) : 0);
  return line.nodes.reduce((most, { alongMeters, spurMeters }) => {
    if (spurMeters === undefined) return most;
    const reach = margin + spurMeters;
    return distanceMeters(fix, placeAlong(line, alongMeters)) <= reach
      ? Math.max(most, reach)
      : most;
  }, margin);
}

function roomOf(line: GuideLine, fix: GuidanceFix): number {
  const match = line.room && nearestMatch(line, fix);
  return line.room && match ? roomAt(line.room, match.alongMeters) : 0;
}

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
    returns: [],
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
  while (count > 0 && (nodes[count - 1]?.alongMeters ?? 0) > alongMeters + BACKTRACK_METERS) {
    count -= 1;
  }
  return count;
}
