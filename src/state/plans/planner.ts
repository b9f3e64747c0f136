import { createStore, type StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  type PlanNode,
  type PlanRoute,
  stopAt,
  stopIndexAfter,
} from "#domain/network/plan/plan-route.ts";
import type { RouteOptions } from "#domain/network/plan/shortest-path.ts";
import { newLegs } from "#domain/plans/drawn-plan.ts";
import * as edits from "#domain/plans/plan-draft.ts";
import { tabTextStore } from "#platform/text-store/tab-text-store.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { keepDraft, readDraft } from "./keep-draft.ts";
import { repairPlan } from "./repair-plan.ts";
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
   * Looks up the route that `addNode` would make, so that it need not wait.
   * @returns reads the route; null until it is known, and where there is none
   */
  prefetchRoute(mode: NetworkMode, node: PlanNode): () => PlanRoute | null;
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
  setWishes(wishes: RouteOptions): Promise<void>;
  /** Where one goes from the last node, beside the network; null for to the node itself. */
  setGoal(goal: LatLng | null): Promise<void>;
  /** Looks the way up again. */
  retry(): Promise<void>;
  /** Makes of the plan what the packs of now have of it, and says in `problem` what that changed. */
  repair(): Promise<void>;
  /** Takes another plan in hand, with the way that it has; it can be undone. */
  open(plan: RoutedDraft): void;
  dismissProblem(): void;
}

/** The plan in the making, beside its stops and route. */
export interface Planning {
  readonly isEditing: boolean;
  /** The kept plan that is in hand; null for a new one. */
  readonly savedId: string | null;
  /** What one may choose from; null while nothing is offered. */
  readonly offer: PlanOffer | null;
  /** The route that a tap on the map is about to make; null for none. */
  readonly preview: PlanRoute | null;
}

/** What is shown beside the plan or in its place, and not in it yet. */
export interface PlanOffer {
  readonly mode: NetworkMode;
  /** Ways that may be taken. */
  readonly routes: readonly PlanRoute[];
  /** Which of them is looked at: it is drawn as the plan that it would be. Null: the plan itself is. */
  readonly shown: number | null;
  /** Nodes that can be reached. */
  readonly reached: readonly PlanNode[];
  /** Of a track: what does not fit the network; lng, lat, lng, lat …. */
  readonly strays: readonly Float64Array[];
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
    prefetchRoute: (mode, node) => drafts.prefetch(goingOn(mode, node)),
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
    dismissProblem: () => drafts.dismissProblem(),
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

const loadGraphs = () =>
  import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts");

/** Looks a way up in the packs on this device. */
export const lookUpRoute: PlannerParts["route"] = async (question, signal) => {
  const { networkGraphs } = await loadGraphs();
  return networkGraphs.route(question, signal);
};

const stored = { texts: device.texts, tabTexts: tabTextStore() };
const kept = readDraft(stored);

/** The plan in the making on this device; what each command does is written at `Planner`. */
export const planner = createPlanner({
  start: kept?.draft ?? edits.emptyDraft(preferencesStore.getState().planMode),
  ...(kept && { startRoute: kept.route }),
  route: lookUpRoute,
  async repair(draft) {
    const { networkGraphs } = await loadGraphs();
    return repairPlan(draft, networkGraphs);
  },
});

/** Whether the plan is being made now: its numbers and legs can then be tapped and dragged. */
export const planningStore = createStore<Planning>(() => ({
  isEditing: false,
  savedId: kept?.savedId ?? null,
  offer: null,
  preview: null,
}));

/**
 * Shows the route of a tap that is about to happen, until the plan has another.
 * @returns whether the map gets new legs to draw
 */
export function previewRoute(route: PlanRoute): boolean {
  const now = planner.store.getState().route;
  planningStore.setState({ preview: route });
  return newLegs(route.legs, now.legs).length > 0;
}

planner.store.subscribe(({ route }, before) => {
  if (route !== before.route) planningStore.setState({ preview: null });
});

/** What was made before the page was left, and whether a reload brings back what is made now. */
export const planDraftStore = keepDraft({
  ...{ ...stored, clock: device.clock },
  ...{ planner: planner.store, planning: planningStore, wasRestored: kept !== null },
});
