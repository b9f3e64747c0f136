import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanNode } from "#domain/network/plan/route/plan-route.ts";
import type { RouteQuestion } from "#domain/network/plan/route/route-through.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";

/** A plan in the making: the choices of the user, from which the route follows. */
export interface PlanDraft {
  readonly mode: NetworkMode;
  readonly options: RouteOptions;
  /** The chosen nodes in the order of travel; no two successive ones are the same. */
  readonly stops: readonly PlanNode[];
  /** The destination beyond the last node, off the network; null if the last node is the destination. */
  readonly goal: LatLng | null;
}

/** Returns a plan with only a mode. Every edit returns the same object if nothing changes. */
export function emptyDraft(mode: NetworkMode, options: RouteOptions = {}): PlanDraft {
  return { mode, options, stops: [], goal: null };
}

/** Returns the question to which the route of a draft is the answer. */
export function questionOf({ mode, stops, options }: PlanDraft): RouteQuestion {
  return { mode, stops: stops.map(({ osmId }) => osmId), options };
}

/** Adds a stop after the last one. */
export function addStop(draft: PlanDraft, stop: PlanNode): PlanDraft {
  return insertStop(draft, draft.stops.length, stop);
}

/** Inserts a stop before the one at `index`, or at the end. */
export function insertStop(draft: PlanDraft, index: number, stop: PlanNode): PlanDraft {
  const { stops } = draft;
  const at = Math.min(index, stops.length);
  if (isSame(stops[at - 1], stop) || isSame(stops[at], stop)) return draft;
  return { ...draft, stops: [...stops.slice(0, at), stop, ...stops.slice(at)] };
}

/** Replaces the stop at `index`. */
export function moveStop(draft: PlanDraft, index: number, stop: PlanNode): PlanDraft {
  if (index >= draft.stops.length || isSame(draft.stops[index], stop)) return draft;
  return withStops(
    draft,
    draft.stops.map((one, at) => (at === index ? stop : one)),
  );
}

/** Removes the stop at `index`. */
export function removeStop(draft: PlanDraft, index: number): PlanDraft {
  if (index >= draft.stops.length) return draft;
  return withStops(
    draft,
    draft.stops.filter((_, at) => at !== index),
  );
}

/** Makes the stop at `index` the first: a loop is rotated; from any other plan the stops before it are dropped. */
export function beginAt(draft: PlanDraft, index: number): PlanDraft {
  const { stops } = draft;
  if (index <= 0 || index >= stops.length) return draft;
  if (!isLoop(draft)) return { ...draft, stops: stops.slice(index) };
  if (index === stops.length - 1) return draft;
  return { ...draft, stops: [...stops.slice(index, -1), ...stops.slice(0, index + 1)] };
}

/** Reverses the plan. A destination off the network is dropped, because it was at the other end. */
export function reverse(draft: PlanDraft): PlanDraft {
  if (draft.stops.length < 2) return draft;
  return { ...draft, stops: draft.stops.toReversed(), goal: null };
}

/** Adds the first node as the last stop. */
export function closeLoop(draft: PlanDraft): PlanDraft {
  const [first] = draft.stops;
  if (!first || draft.stops.length < 2) return draft;
  const closed = addStop(draft, first);
  return closed === draft ? draft : { ...closed, goal: null };
}

/** Removes everything but the mode and the options. */
export function clear(draft: PlanDraft): PlanDraft {
  const isEmpty = draft.stops.length === 0 && draft.goal === null;
  return isEmpty ? draft : emptyDraft(draft.mode, draft.options);
}

/** Changes the mode, which empties the plan, because another mode has other nodes. */
export function changeMode(draft: PlanDraft, mode: NetworkMode): PlanDraft {
  return draft.mode === mode ? draft : emptyDraft(mode, draft.options);
}

/** Returns whether the plan ends where it begins, with another node in between. */
export function isLoop({ stops }: Pick<PlanDraft, "stops">): boolean {
  return stops.length > 2 && isSame(stops[0], stops.at(-1));
}

function withStops(draft: PlanDraft, stops: readonly PlanNode[]): PlanDraft {
  return { ...draft, stops: stops.filter((stop, index) => !isSame(stops[index - 1], stop)) };
}

function isSame(a: PlanNode | undefined, b: PlanNode | undefined): boolean {
  return a !== undefined && a.osmId === b?.osmId;
}
