import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GuideLine, placeAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import { isStaleFix } from "#domain/position/position-fix.ts";
import type { GuidanceState } from "./guide.ts";
import { type Turn, turnAt } from "./turn.ts";

/**
 * `waiting`: no fix yet that says anything; `before`: not yet on the line; `on`: on it, or past its end
 * on the way to a goal; `off`: beside it, also without signal since; `stale`: elsewhere, and no believed fix for
 * `STALE_FIX_MS`, so that nothing is counted down; `arrived`: at the end.
 */
export type GuidanceStatus = "waiting" | "before" | "on" | "off" | "stale" | "arrived";

/** What is still to come. */
export interface PlaceAhead {
  /**
   * `start`: where the line begins, for who is not yet on it; `node`: a named place on it; `end`: its
   * end, where that has no name; `goal`: where one goes from there, beside the network.
   */
  readonly kind: "start" | "node" | "end" | "goal";
  /** Empty where it has no name. */
  readonly label: string;
  /** Place in `GuideLine.nodes`; of what is no node, their count. */
  readonly place: number;
  /** Along the line; to a start, and from the end to a goal, as the crow flies. Null before the first fix. */
  readonly meters: number | null;
}

/** What there is to say on the way. */
export interface GuidanceView {
  readonly status: GuidanceStatus;
  /**
   * Why distances stand still: no fix for `STALE_FIX_MS`, or only fixes that come faster than anybody goes in this
   * mode; null while they do not.
   */
  readonly problem: "no-signal" | "too-fast" | null;
  readonly alongMeters: number;
  /** Beside the line; null before the first fix. */
  readonly offMeters: number | null;
  /** What comes next, and the two after it; none when there is no more. */
  readonly next: PlaceAhead | null;
  readonly after: readonly PlaceAhead[];
  /** The turn at the next node; null where there is none, or nobody is on the line. */
  readonly turn: Turn | null;
  /** Since one got on; never less than 0. */
  readonly doneMeters: number;
  /** The distance really covered since one got on, detours included, and the time that it took. */
  readonly coveredMeters: number;
  readonly coveredMs: number;
  /** To the end of the line, and on to the goal. */
  readonly toGoMeters: number;
  /** How far one has come back from the farthest one was: who goes the other way may want the plan turned. */
  readonly goneBackMeters: number;
  /**
   * Where an arrow points from the last fix, degrees clockwise from true north: to the beginning of the
   * line, along it, off it back to it, or to the goal; null before the first fix and after the last.
   */
  readonly bearing: number | null;
}

/** An arrow points to the line so far ahead: nearer, it would tremble. */
const LOOK_AHEAD_METERS = 25;
/** A node this near the end is the end. */
const AT_END_METERS = 15;

/** What there is to say now. Without a new fix it is the same, until it is stale. */
export function guidanceView(state: GuidanceState, line: GuideLine, nowMs: number): GuidanceView {
  const [passage] = state.passages;
  const alongMeters = passage?.alongMeters ?? 0;
  const ahead = placesAhead(state, line, alongMeters);
  const status = statusOf(state, nowMs);
  const lineToGo = state.isBeyond ? 0 : Math.max(0, line.lengthMeters - alongMeters);
  return {
    status,
    problem: problemOf(state, nowMs),
    alongMeters,
    offMeters: state.offMeters,
    next: ahead[0] ?? null,
    after: ahead.slice(1, 3),
    turn: turnAhead(state, line),
    doneMeters: Math.max(0, alongMeters - (state.startedMeters ?? alongMeters)),
    coveredMeters: state.covered.meters,
    coveredMs: coveredMs(state),
    toGoMeters: lineToGo + goalMeters(state, line),
    goneBackMeters: passage ? passage.farthestMeters - passage.alongMeters : 0,
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
  const ahead: PlaceAhead[] = nodes.slice(passedCount).map(({ label, alongMeters: at }, index) => ({
    ...{ kind: "node", label, place: passedCount + index, meters: along(at) },
  }));
  const isNamed =
    (nodes.at(-1)?.alongMeters ?? Number.NEGATIVE_INFINITY) > lengthMeters - AT_END_METERS;
  if (!isBeyond && (!isNamed || (ahead.length === 0 && !goal))) ahead.push(end);
  if (goal) ahead.push({ ...none, kind: "goal", meters: toGoal });
  if (startedMeters !== null) return ahead;
  const isNode = nodes[0]?.alongMeters === 0;
  const meters = fixes.last && distanceMeters(fixes.last, placeAlong(line, 0));
  const start: PlaceAhead = {
    ...{ kind: "start", label: isNode ? (nodes[0]?.label ?? "") : "", place: 0, meters },
  };
  return [start, ...ahead.slice(isNode ? 1 : 0)];
}

/** From the end of the line to the goal, as the crow flies; from where one is once the line is behind; 0 without a goal. */
function goalMeters({ fixes, isBeyond }: GuidanceState, line: GuideLine): number {
  if (!line.goal) return 0;
  const from = isBeyond && fixes.last ? fixes.last : placeAlong(line, line.lengthMeters);
  return distanceMeters(from, line.goal);
}

function statusOf(
  { fixes, hasArrived, isBeyond, isOff, passages, startedMeters }: GuidanceState,
  nowMs: number,
): GuidanceStatus {
  if (hasArrived) return "arrived";
  if (!fixes.last) return "waiting";
  // Without signal nobody has come back to the route.
  if (isOff) return "off";
  if (isStaleFix(fixes.last.timeMs, nowMs)) return "stale";
  if (isBeyond) return "on";
  if (startedMeters === null) return "before";
  return passages.length === 0 ? "off" : "on";
}

function turnAhead({ startedMeters, passedCount, isBeyond }: GuidanceState, line: GuideLine) {
  const node = line.nodes[passedCount];
  return !node || startedMeters === null || isBeyond ? null : turnAt(line, node.alongMeters);
}

function problemOf({ fixes, hasArrived }: GuidanceState, nowMs: number): GuidanceView["problem"] {
  const { last, doubted } = fixes;
  if (hasArrived || !last || !isStaleFix(last.timeMs, nowMs)) return null;
  return doubted && !isStaleFix(doubted.fix.timeMs, nowMs) ? "too-fast" : "no-signal";
}

function coveredMs({ covered, fixes }: GuidanceState): number {
  return covered.sinceMs === null || !fixes.last ? 0 : fixes.last.timeMs - covered.sinceMs;
}

function arrowOf(state: GuidanceState, line: GuideLine, along: number): number | null {
  const { last } = state.fixes;
  return last && bearingDegrees(last, aimOf(state, line, along));
}

/** What one goes to now: a place on the line, or the goal. */
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
