import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideCue, type GuideLine, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import type { Turn } from "#domain/geodesy/line/turn.ts";
import { turnAt } from "#domain/geodesy/line/turn-at.ts";
import { isStaleFix } from "#domain/position/position-fix.ts";
import type { GuidanceState } from "./guide.ts";

/**
 * The state of navigation: `waiting`: no usable fix yet; `before`: not yet on the line; `on`: on the line, or
 * past its end on the way to a goal; `off`: beside the line, also if the signal is lost there; `stale`: no
 * believed fix for `STALE_FIX_MS` in any other state, so distances do not count down; `arrived`: at the end.
 */
export type GuidanceStatus = "waiting" | "before" | "on" | "off" | "stale" | "arrived";

/** A place ahead on the line. */
export interface PlaceAhead {
  /**
   * `start`: the start of the line, before joining it; `node`: a named place on it; `end`: an end without a
   * name; `goal`: the destination beyond the end, off the network.
   */
  readonly kind: "start" | "node" | "end" | "goal";
  /** Empty if it has no name. */
  readonly label: string;
  /** The index in `GuideLine.nodes`, or their count for any other place. */
  readonly place: number;
  /** Along the line; in a straight line to a start, and from the end to a goal. Null before the first fix. */
  readonly meters: number | null;
}

/** A cue ahead on the line. */
export interface CueAhead {
  readonly cue: GuideCue;
  readonly meters: number;
}

/** The information that navigation shows. */
export interface GuidanceView {
  readonly status: GuidanceStatus;
  /**
   * The reason why distances stand still: no fix for `STALE_FIX_MS`, or only fixes that imply an impossible
   * speed; null if they do not.
   */
  readonly problem: "no-signal" | "too-fast" | null;
  readonly alongMeters: number;
  /** The distance from the line; null before the first fix. */
  readonly offMeters: number | null;
  /** The next place and the two after it; empty if there are none left. */
  readonly next: PlaceAhead | null;
  readonly after: readonly PlaceAhead[];
  /** The turn at the next node; null if there is none, or the traveller is not on the line. */
  readonly turn: Turn | null;
  /** The street behind that turn; null if it is the same as before, or not known. */
  readonly street: string | null;
  /** The first cue before the next place, such as a turn into a street; null without one, and beside the line. */
  readonly cue: CueAhead | null;
  /** Along the line since joining it; never negative. */
  readonly doneMeters: number;
  /** The distance and time actually covered since joining the line, detours included. */
  readonly coveredMeters: number;
  readonly coveredMs: number;
  /** To the end of the line and on to the goal. */
  readonly toGoMeters: number;
  /** The distance back from the farthest point reached. If it grows, the traveller may want to reverse the plan. */
  readonly backtrackMeters: number;
  /**
   * The direction of the arrow from the last fix, degrees clockwise from true north: to the start of the
   * line, along the line, back to it, or to the goal. Null before the first fix and on arrival.
   */
  readonly bearing: number | null;
}

/** The arrow points this far ahead along the line; a nearer target would make it jitter. */
const LOOK_AHEAD_METERS = 25;
/** A node within this distance of the end counts as the end. */
const AT_END_METERS = 15;

/**
 * Returns the information to show now. Without a new fix it stays the same until it is stale.
 * @param steadyMs the time on the clock of the fixes
 */
export function guidanceView(
  state: GuidanceState,
  line: GuideLine,
  steadyMs: number,
): GuidanceView {
  const [passage] = state.passages;
  const alongMeters = passage?.alongMeters ?? 0;
  const ahead = placesAhead(state, line, alongMeters);
  const status = statusOf(state, steadyMs);
  const lineToGo = state.isBeyond ? 0 : Math.max(0, line.lengthMeters - alongMeters);
  return {
    status,
    problem: problemOf(state, steadyMs),
    alongMeters,
    offMeters: state.offMeters,
    next: ahead[0] ?? null,
    after: ahead.slice(1, 3),
    turn: turnAhead(state, line),
    street: line.nodes[state.passedCount]?.street ?? null,
    cue: cueAhead(state, line, alongMeters),
    doneMeters: Math.max(0, alongMeters - (state.startedMeters ?? alongMeters)),
    coveredMeters: state.covered.meters,
    coveredMs: coveredMs(state),
    toGoMeters: lineToGo + goalMeters(state, line),
    backtrackMeters: passage ? passage.farthestMeters - passage.alongMeters : 0,
    bearing: status === "arrived" ? null : arrowOf(state, line, alongMeters),
  };
}

function placesAhead(
  state: GuidanceState,
  line: GuideLine,
  alongMeters: number,
): readonly PlaceAhead[] {
  const { fixes, isBeyond, passedCount, startedMeters } = state;
  const { nodes, goal, lengthMeters } = line;
  const along = (at: number): number => Math.max(0, at - alongMeters);
  const none = { label: "", place: nodes.length };
  const end = { ...none, kind: "end" as const, meters: along(lengthMeters) };
  const toGoal = goalMeters(state, line) + (isBeyond ? 0 : end.meters);
  const last = nodes.at(-1);
  const isLastAtEnd = (last?.alongMeters ?? 0) > lengthMeters - AT_END_METERS;
  const isNamed = isLastAtEnd && last?.label !== "";
  const named = isLastAtEnd && !isNamed ? nodes.slice(0, -1) : nodes;
  const ahead: PlaceAhead[] = named.slice(passedCount).map(({ label, alongMeters: at }, index) => ({
    kind: "node",
    label,
    place: passedCount + index,
    meters: along(at),
  }));
  if (!isBeyond && (!isNamed || (ahead.length === 0 && !goal))) ahead.push(end);
  if (goal) ahead.push({ ...none, kind: "goal", meters: toGoal });
  if (startedMeters !== null) return ahead;
  const isNode = nodes[0]?.alongMeters === 0;
  const meters = fixes.last && distanceMeters(fixes.last, placeAlong(line, 0));
  const start: PlaceAhead = {
    kind: "start",
    label: isNode ? (nodes[0]?.label ?? "") : "",
    place: 0,
    meters,
  };
  return [start, ...ahead.slice(isNode ? 1 : 0)];
}

/**
 * Returns the straight distance from the end of the line to the goal, or from the last fix once the line is
 * finished; 0 without a goal.
 */
function goalMeters({ fixes, isBeyond }: GuidanceState, line: GuideLine): number {
  if (!line.goal) return 0;
  const from = isBeyond && fixes.last ? fixes.last : placeAlong(line, line.lengthMeters);
  return distanceMeters(from, line.goal);
}

function statusOf(
  { fixes, hasArrived, isBeyond, isOff, passages, startedMeters }: GuidanceState,
  steadyMs: number,
): GuidanceStatus {
  if (hasArrived) return "arrived";
  if (!fixes.last) return "waiting";
  // A lost signal does not bring the traveller back to the route.
  if (isOff) return "off";
  if (isStaleFix(fixes.last.timeMs, steadyMs)) return "stale";
  if (isBeyond) return "on";
  if (startedMeters === null) return "before";
  return passages.length === 0 ? "off" : "on";
}

function turnAhead({ startedMeters, passedCount, isBeyond }: GuidanceState, line: GuideLine) {
  const node = line.nodes[passedCount];
  return !node || startedMeters === null || isBeyond ? null : turnAt(line, node.alongMeters);
}

/** Returns the view of a traveller beside the followed line, with the first cue ahead on the line along ways that leads there. */
export function viewBeside(
  view: GuidanceView,
  { line: { cues = [] }, alongMeters }: { readonly line: GuideLine; readonly alongMeters: number },
): GuidanceView {
  const cue = cues.find((one) => one.alongMeters > alongMeters);
  return { ...view, cue: cue ? { cue, meters: cue.alongMeters - alongMeters } : null };
}

function cueAhead(
  { startedMeters, passedCount, isBeyond, isOff }: GuidanceState,
  { cues = [], nodes }: GuideLine,
  alongMeters: number,
): CueAhead | null {
  if (startedMeters === null || isBeyond || isOff) return null;
  const untilMeters = nodes[passedCount]?.alongMeters ?? Number.POSITIVE_INFINITY;
  const cue = cues.find((one) => one.alongMeters > alongMeters);
  if (!cue || cue.alongMeters > untilMeters) return null;
  return { cue, meters: cue.alongMeters - alongMeters };
}

function problemOf(
  { fixes, hasArrived }: GuidanceState,
  steadyMs: number,
): GuidanceView["problem"] {
  const { last, doubted } = fixes;
  if (hasArrived || !last || !isStaleFix(last.timeMs, steadyMs)) return null;
  return doubted && !isStaleFix(doubted.fix.timeMs, steadyMs) ? "too-fast" : "no-signal";
}

function coveredMs({ covered, fixes }: GuidanceState): number {
  return covered.sinceMs === null || !fixes.last ? 0 : fixes.last.timeMs - covered.sinceMs;
}

function arrowOf(state: GuidanceState, line: GuideLine, along: number): number | null {
  const { last } = state.fixes;
  return last && bearingDegrees(last, aimOf(state, line, along));
}

/** Returns the place to go to now: a place on the line, or the goal. */
function aimOf(
  { fixes, isBeyond, isOff, startedMeters }: GuidanceState,
  line: GuideLine,
  along: number,
): LatLng {
  if (isBeyond && line.goal) return line.goal;
  if (startedMeters === null) return placeAlong(line, 0);
  if (!isOff || !fixes.last) return placeAlong(line, along + LOOK_AHEAD_METERS);
  return placeAlong(line, nearestMatch(line, fixes.last)?.alongMeters ?? 0);
}
