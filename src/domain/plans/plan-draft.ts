import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanNode } from "#domain/network/plan/plan-route.ts";
import type { RouteQuestion } from "#domain/network/plan/route-through.ts";
import type { RouteOptions } from "#domain/network/plan/shortest-path.ts";

/** A plan as it is being made: what the user asked for, of which the way follows. */
export interface PlanDraft {
  readonly mode: NetworkMode;
  readonly wishes: RouteOptions;
  /** The nodes that were chosen, in the order of travel; no two neighbours are the same one. */
  readonly stops: readonly PlanNode[];
  /** Where one goes from the last node, beside the network; null when one goes to the node itself. */
  readonly goal: LatLng | null;
}

/** A plan of which nothing is known but how one goes. Each edit gives the same draft when nothing changes. */
export function emptyDraft(mode: NetworkMode, wishes: RouteOptions = {}): PlanDraft {
  return { mode, wishes, stops: [], goal: null };
}

/** What the way of a draft follows from. */
export function questionOf({ mode, stops, wishes }: PlanDraft): RouteQuestion {
  return { mode, stops: stops.map(({ osmId }) => osmId), wishes };
}

/** Goes on to this node from the last one. */
export function addStop(draft: PlanDraft, stop: PlanNode): PlanDraft {
  return insertStop(draft, draft.stops.length, stop);
}

/** Passes this node before the stop at `index`, or last of all. */
export function insertStop(draft: PlanDraft, index: number, stop: PlanNode): PlanDraft {
  const { stops } = draft;
  const at = Math.min(index, stops.length);
  if (isSame(stops[at - 1], stop) || isSame(stops[at], stop)) return draft;
  return { ...draft, stops: [...stops.slice(0, at), stop, ...stops.slice(at)] };
}

/** Passes this node in place of the stop at `index`. */
export function moveStop(draft: PlanDraft, index: number, stop: PlanNode): PlanDraft {
  if (index >= draft.stops.length || isSame(draft.stops[index], stop)) return draft;
  return withStops(
    draft,
    draft.stops.map((one, at) => (at === index ? stop : one)),
  );
}

/** Passes the stop at `index` no more. */
export function removeStop(draft: PlanDraft, index: number): PlanDraft {
  if (index >= draft.stops.length) return draft;
  return withStops(
    draft,
    draft.stops.filter((_, at) => at !== index),
  );
}

/** Begins at the stop at `index`: a loop goes round from there, of another plan what is before it goes. */
export function beginAt(draft: PlanDraft, index: number): PlanDraft {
  const { stops } = draft;
  if (index <= 0 || index >= stops.length) return draft;
  if (!isLoop(draft)) return { ...draft, stops: stops.slice(index) };
  if (index === stops.length - 1) return draft;
  return { ...draft, stops: [...stops.slice(index, -1), ...stops.slice(0, index + 1)] };
}

/** Goes the other way; where one was to go beside the network is no end of it any more. */
export function reverse(draft: PlanDraft): PlanDraft {
  if (draft.stops.length < 2) return draft;
  return { ...draft, stops: draft.stops.toReversed(), goal: null };
}

/** Goes back to the first node from the last one. */
export function closeLoop(draft: PlanDraft): PlanDraft {
  const [first] = draft.stops;
  if (!first || draft.stops.length < 2) return draft;
  const closed = addStop(draft, first);
  return closed === draft ? draft : { ...closed, goal: null };
}

/** Leaves the mode and the wishes alone of it. */
export function clear(draft: PlanDraft): PlanDraft {
  const isEmpty = draft.stops.length === 0 && draft.goal === null;
  return isEmpty ? draft : emptyDraft(draft.mode, draft.wishes);
}

/** Another way of going has other nodes: the plan begins anew. */
export function changeMode(draft: PlanDraft, mode: NetworkMode): PlanDraft {
  return draft.mode === mode ? draft : emptyDraft(mode, draft.wishes);
}

/** Whether it ends where it begins, with another node between. */
export function isLoop({ stops }: Pick<PlanDraft, "stops">): boolean {
  return stops.length > 2 && isSame(stops[0], stops.at(-1));
}

function withStops(draft: PlanDraft, stops: readonly PlanNode[]): PlanDraft {
  return { ...draft, stops: stops.filter((stop, index) => !isSame(stops[index - 1], stop)) };
}

function isSame(a: PlanNode | undefined, b: PlanNode | undefined): boolean {
  return a !== undefined && a.osmId === b?.osmId;
}
