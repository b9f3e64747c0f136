import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { isStaleFix } from "#domain/position/position-fix.ts";
import type { GuidanceState } from "./guidance.ts";
import { type GuideLine, placeAlong } from "./guide-line.ts";
import { nearestMatch } from "./match-line.ts";

/**
 * `waiting`: no fix yet that says anything; `stale`: none for `STALE_FIX_MS`, and nothing is counted
 * down; `off`: beside the line; `on`: on it; `arrived`: at its end.
 */
export type GuidanceStatus = "waiting" | "on" | "off" | "stale" | "arrived";

/** A node that is still to come. */
export interface NodeAhead {
  readonly label: string;
  /** Place in `GuideLine.nodes`. */
  readonly place: number;
  /** Along the line. */
  readonly meters: number;
}

/** What there is to say on the way. */
export interface GuidanceView {
  readonly status: GuidanceStatus;
  readonly alongMeters: number;
  /** Beside the line; null before the first fix. */
  readonly offMeters: number | null;
  /** The next node, and the two after it; none when there are no more. */
  readonly next: NodeAhead | null;
  readonly after: readonly NodeAhead[];
  /** Since one got on; never less than 0. */
  readonly doneMeters: number;
  /** To the end of the line. */
  readonly toGoMeters: number;
  /** How far one has come back from the farthest one was: who goes the other way may want the plan turned. */
  readonly goneBackMeters: number;
  /**
   * Where an arrow points from the last fix, degrees clockwise from true north: along the line ahead,
   * or off the line back to it; null before the first fix and after the last.
   */
  readonly bearing: number | null;
}

/** An arrow points to the line so far ahead: nearer, it would tremble. */
const LOOK_AHEAD_METERS = 25;

/** What there is to say now. Without a new fix it is the same, until it is stale. */
export function guidanceView(state: GuidanceState, line: GuideLine, nowMs: number): GuidanceView {
  const [passage] = state.passages;
  const alongMeters = passage?.alongMeters ?? 0;
  const ahead = line.nodes.slice(state.passedCount).map(({ label, alongMeters: at }, index) => ({
    label,
    place: state.passedCount + index,
    meters: Math.max(0, at - alongMeters),
  }));
  const status = statusOf(state, nowMs);
  return {
    status,
    alongMeters,
    offMeters: state.offMeters,
    next: ahead[0] ?? null,
    after: ahead.slice(1, 3),
    doneMeters: Math.max(0, alongMeters - (state.startedMeters ?? alongMeters)),
    toGoMeters: Math.max(0, line.lengthMeters - alongMeters),
    goneBackMeters: passage ? passage.farthestMeters - passage.alongMeters : 0,
    bearing: status === "arrived" ? null : arrowOf(state, line, alongMeters),
  };
}

function statusOf(
  { fixes, hasArrived, isOff, passages }: GuidanceState,
  nowMs: number,
): GuidanceStatus {
  if (hasArrived) return "arrived";
  if (!fixes.last) return "waiting";
  if (isStaleFix(fixes.last.timeMs, nowMs)) return "stale";
  if (isOff) return "off";
  return passages.length > 0 ? "on" : "waiting";
}

function arrowOf(
  { fixes, isOff, passages }: GuidanceState,
  line: GuideLine,
  along: number,
): number | null {
  if (!fixes.last) return null;
  const isBeside = isOff || passages.length === 0;
  const target: LatLng = isBeside
    ? placeAlong(line, nearestMatch(line, fixes.last)?.alongMeters ?? 0)
    : placeAlong(line, along + LOOK_AHEAD_METERS);
  return bearingDegrees(fixes.last, target);
}
