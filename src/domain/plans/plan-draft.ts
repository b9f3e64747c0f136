import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  isPlace,
  isSamePoint,
  type LegGround,
  type PlanNode,
  type PlanPlace,
  type PlanPoint,
} from "#domain/network/plan/route/plan-route.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";

/** A stop of a plan: a numbered node, or any other place. */
export type PlanStop = (PlanNode | PlanPlace) & {
  /**
   * The ground that the user chose for the leg from the stop before; absent for the usual one: the network between two
   * nodes, and ways to or from a place.
   */
  readonly along?: LegGround;
};

/** A plan in the making: the choices of the user, from which the route follows. */
export interface PlanDraft {
  readonly mode: NetworkMode;
  readonly options: RouteOptions;
  /** In the order of travel; no two successive ones are the same. */
  readonly stops: readonly PlanStop[];
}

/** Returns a plan with only a mode. Every edit returns the same object if nothing changes. */
export function emptyDraft(mode: NetworkMode, options: RouteOptions = {}): PlanDraft {
  return { mode, options, stops: [] };
}

/** Returns whether a plan has places, or legs on ground that the user chose. */
export function hasPlacesOrGrounds({ stops }: Pick<PlanDraft, "stops">): boolean {
  return stops.some((stop) => isPlace(stop) || stop.along !== undefined);
}

/** Adds a stop after the last one. */
export function addStop(draft: PlanDraft, stop: PlanStop): PlanDraft {
  return insertStop(draft, draft.stops.length, stop);
}

/** Inserts a stop before the one at `index`, or at the end. Both parts of a leg keep the ground that the user chose. */
export function insertStop(draft: PlanDraft, index: number, stop: PlanStop): PlanDraft {
  const { stops } = draft;
  const at = Math.min(index, stops.length);
  if (isSamePoint(stops[at - 1], stop) || isSamePoint(stops[at], stop)) return draft;
  const inserted = withGround(stop, stop.along ?? (at > 0 ? stops[at]?.along : undefined));
  return { ...draft, stops: [...stops.slice(0, at), inserted, ...stops.slice(at)] };
}

/** Replaces the stop at `index`; the legs at it keep the ground that the user chose. */
export function moveStop(draft: PlanDraft, index: number, stop: PlanStop): PlanDraft {
  const moved = draft.stops[index];
  if (!moved || isSamePoint(moved, stop)) return draft;
  const next = withGround(stop, moved.along);
  return withStops(
    draft,
    draft.stops.map((one, at) => (at === index ? next : one)),
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

/** Chooses the ground of the leg to the stop at `index`; undefined for the usual one. */
export function setGround(
  draft: PlanDraft,
  index: number,
  along: LegGround | undefined,
): PlanDraft {
  const stop = draft.stops[index];
  if (index === 0 || !stop || stop.along === along) return draft;
  return {
    ...draft,
    stops: draft.stops.map((one, at) => (at === index ? withGround(one, along) : one)),
  };
}

/** Makes the stop at `index` the first: a loop is rotated; from any other plan the stops before it are dropped. */
export function beginAt(draft: PlanDraft, index: number): PlanDraft {
  const { stops } = draft;
  if (index <= 0 || index >= stops.length) return draft;
  if (!isLoop(draft)) return withStops(draft, stops.slice(index));
  if (index === stops.length - 1) return draft;
  // The last stop of a loop is the first one, with the leg that leads to it.
  return withStops(draft, [...stops.slice(index), ...stops.slice(1, index + 1)]);
}

/** Reverses the plan. */
export function reverse(draft: PlanDraft): PlanDraft {
  const { stops } = draft;
  if (stops.length < 2) return draft;
  const turned = stops.toReversed().map((stop, at) => {
    const before = stops[stops.length - at];
    return withGround(stop, before?.along);
  });
  return { ...draft, stops: turned };
}

/** Adds the first stop as the last one. */
export function closeLoop(draft: PlanDraft): PlanDraft {
  const [first] = draft.stops;
  if (!first || draft.stops.length < 2) return draft;
  return addStop(draft, first);
}

/** Removes everything but the mode and the options. */
export function clear(draft: PlanDraft): PlanDraft {
  return draft.stops.length === 0 ? draft : emptyDraft(draft.mode, draft.options);
}

/** Changes the mode, which empties a plan with nodes, because another mode has other nodes. */
export function changeMode(draft: PlanDraft, mode: NetworkMode): PlanDraft {
  if (draft.mode === mode) return draft;
  const { options, stops } = draft;
  return { mode, options, stops: stops.every(isPlace) ? stops : [] };
}

/** Returns whether the plan ends where it begins, with another stop in between. */
export function isLoop({ stops }: Pick<PlanDraft, "stops">): boolean {
  return stops.length > 2 && isSamePoint(stops[0], stops.at(-1));
}

/** Returns the usual ground of the leg between two stops. */
export function usualGround(from: PlanPoint, to: PlanPoint): LegGround {
  return isPlace(from) || isPlace(to) ? "ways" : "network";
}

function withGround(stop: PlanStop, along: LegGround | undefined): PlanStop {
  if (stop.along === along) return stop;
  const { along: _, ...plain } = stop;
  return along === undefined ? plain : { ...plain, along };
}

/** Merges successive equal stops; no leg leads to the first one. */
function withStops(draft: PlanDraft, stops: readonly PlanStop[]): PlanDraft {
  const distinct = stops.filter((stop, index) => !isSamePoint(stops[index - 1], stop));
  const [first, ...others] = distinct;
  return { ...draft, stops: first ? [withGround(first, undefined), ...others] : [] };
}
