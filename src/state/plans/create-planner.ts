import type { StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { WayWishes } from "#domain/network/plan/shortest-way.ts";
import * as edits from "#domain/plans/plan-draft.ts";
import { type PlanNode, type PlanRoute, stopAt, stopIndexAfter } from "#domain/plans/plan-route.ts";
import {
  type Edit,
  type PlannerParts,
  type PlannerSnapshot,
  type RoutedDraft,
  RoutedDrafts,
} from "./routed-drafts.ts";

/**
 * Makes a plan. Places count along `route.nodes`, legs begin at a place. A command that names a place
 * waits for the way that is being looked up.
 */
export interface Planner {
  readonly store: StoreApi<PlannerSnapshot>;
  /** Goes on to this node; another way of going begins a new plan, of this node alone. */
  addNode(mode: NetworkMode, node: PlanNode): Promise<void>;
  /**
   * Looks up already what going on to this node would make: `addNode` then waits for nothing.
   * @returns what gives the way once it is known; null until then, and where there is none
   */
  foreseeNode(mode: NetworkMode, node: PlanNode): () => PlanRoute | null;
  /** Passes this node between that at the place and the next one. */
  insertAfter(place: number, node: PlanNode): Promise<void>;
  /** Passes this node instead of that at the place, or as well when that was only passed. */
  moveNode(place: number, node: PlanNode): Promise<void>;
  /** Passes the chosen node at the place no more. */
  removeNode(place: number): Promise<void>;
  beginAtNode(place: number): Promise<void>;
  reverse(): Promise<void>;
  closeLoop(): Promise<void>;
  clear(): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  setMode(mode: NetworkMode): Promise<void>;
  setWishes(wishes: WayWishes): Promise<void>;
  /** Where one goes from the last node, beside the network; null for to the node itself. */
  setGoal(goal: LatLng | null): Promise<void>;
  /** Looks the way up again. */
  retry(): Promise<void>;
  /** Makes of the plan what the packs of now have of it, and says in `trouble` what that changed. */
  repair(): Promise<void>;
  /** Takes another plan in hand, with the way that it has; it can be undone. */
  open(plan: RoutedDraft): void;
  dismissTrouble(): void;
}

/** A plan in the making over whichever networks. */
export function createPlanner(parts: PlannerParts): Planner {
  const drafts = new RoutedDrafts(parts);
  const change = (edit: Edit) => drafts.change(edit);
  const goingOn =
    (mode: NetworkMode, node: PlanNode): Edit =>
    (draft) =>
      edits.addStop(edits.changeMode(draft, mode), node);
  return {
    store: drafts.store,
    ...placedCommands(drafts),
    addNode: (mode, node) => change(goingOn(mode, node)),
    foreseeNode: (mode, node) => drafts.foresee(goingOn(mode, node)),
    reverse: () => change(edits.reverse),
    closeLoop: () => change(edits.closeLoop),
    clear: () => change(edits.clear),
    undo: () => drafts.undo(),
    redo: () => drafts.redo(),
    setMode: (mode) => change((draft) => edits.changeMode(draft, mode)),
    setWishes: (wishes) => change((draft) => ({ ...draft, wishes })),
    setGoal: (goal) => change((draft) => ({ ...draft, goal })),
    retry: () => drafts.lookUp(),
    repair: () => drafts.repair(parts.repair),
    open: (plan) => drafts.open(plan),
    dismissTrouble: () => drafts.dismissTrouble(),
  };
}

/** The commands that name a place along the route. */
function placedCommands(
  drafts: RoutedDrafts,
): Pick<Planner, "insertAfter" | "moveNode" | "removeNode" | "beginAtNode"> {
  return {
    insertAfter: (place, node) =>
      drafts.changeAt(place, (draft, route) =>
        edits.insertStop(draft, stopIndexAfter(route, place), node),
      ),
    moveNode: (place, node) =>
      drafts.changeAt(place, (draft, route) => {
        const stop = stopAt(route, place);
        return stop < 0
          ? edits.insertStop(draft, stopIndexAfter(route, place), node)
          : edits.moveStop(draft, stop, node);
      }),
    removeNode: (place) =>
      drafts.changeAt(place, (draft, route) => {
        const stop = stopAt(route, place);
        return stop < 0 ? draft : edits.removeStop(draft, stop);
      }),
    beginAtNode: (place) =>
      drafts.changeAt(place, (draft, route) => {
        const stop = stopAt(route, place);
        if (stop >= 0) return edits.beginAt(draft, stop);
        const index = stopIndexAfter(route, place);
        const chosen = edits.insertStop(draft, index, route.nodes[place] as PlanNode);
        return edits.beginAt(chosen, index);
      }),
  };
}
