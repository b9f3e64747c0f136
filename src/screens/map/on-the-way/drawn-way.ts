import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { modeOfFollowed } from "#domain/guidance/followed.ts";
import { type GuideLine, placeAlong, placesInOrder } from "#domain/guidance/guide-line.ts";
import { nearestMatch } from "#domain/guidance/match-line.ts";
import { straightText } from "#i18n/guidance.ts";
import { besideText } from "#i18n/plan.ts";
import type { DrawnPlan, StraightLine } from "#mapview/layers/plan/drawn-plan.ts";
import { straightLine } from "#screens/map/plan/draw-plan.ts";
import type { Following } from "#state/guidance/create-guidance.ts";

/** A step is not seen, and each is drawn by a worker. */
const STEP_METERS = 10;

/**
 * What is followed as the map draws it: its line, and what is gone straight to it and beyond it.
 * @param before the same as it was drawn last: it is given back while nothing that is seen has changed
 */
export function drawnWay(following: Following, before: DrawnPlan | null): DrawnPlan {
  const straightLines = straightLinesOf(following);
  if (before && areSame(before.straightLines, straightLines)) return before;
  return { ...(before ?? wayOf(following)), straightLines };
}

function wayOf({ followed, line }: Following): DrawnPlan {
  const plain = { mode: modeOfFollowed(followed), straightLines: [], isEditable: false };
  if (followed.kind === "track") {
    return { ...plain, nodes: [], legs: [{ line: placesInOrder(line), hasFerry: false }] };
  }
  const { nodes, legs, stopPlaces } = followed.route;
  const stops = new Set(stopPlaces);
  return { ...plain, legs, nodes: nodes.map((node, at) => ({ ...node, isStop: stops.has(at) })) };
}

/** To the beginning, or back to the line; and from its end to where one goes. */
function straightLinesOf({ followed, line, state }: Following): readonly StraightLine[] {
  const text = followed.kind === "plan" ? besideText : straightText;
  const own = state.fixes.last;
  const end = state.isBeyond ? own : placeAlong(line, line.lengthMeters);
  const toLine = state.hasArrived ? null : ownAim(state, line);
  return [...straightLine(own, toLine, text), ...straightLine(end, line.goal, text)];
}

function ownAim(
  { fixes, isOff, startedMeters }: Following["state"],
  line: GuideLine,
): LatLng | null {
  if (startedMeters === null) return placeAlong(line, 0);
  const nearest = isOff && fixes.last && nearestMatch(line, fixes.last);
  return nearest ? placeAlong(line, nearest.alongMeters) : null;
}

function areSame(one: readonly StraightLine[], other: readonly StraightLine[]): boolean {
  const isNear = (a: LatLng, b: LatLng | undefined) => b && distanceMeters(a, b) < STEP_METERS;
  return (
    one.length === other.length &&
    one.every(({ from, to }, at) => isNear(from, other[at]?.from) && isNear(to, other[at]?.to))
  );
}
