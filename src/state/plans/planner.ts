import { createStore, type StoreApi } from "zustand/vanilla";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  type LegGround,
  type PlanNode,
  type PlanPlace,
  type PlanPoint,
  type PlanRoute,
  pointOf,
  stopAt,
  stopIndexAfter,
} from "#domain/network/plan/route/plan-route.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { newLegs } from "#domain/plans/drawn-plan.ts";
import * as edits from "#domain/plans/plan-draft.ts";
import { tabTextStore } from "#platform/text-store/tab-text-store.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { searchForBoat } from "./graphs-for-boat.ts";
import { keepDraft } from "./keep-draft.ts";
import { readDraft } from "./read-draft.ts";
import { repairPlan } from "./repair-plan.ts";
import { createRouteBoats, notingBoats } from "./route-boats.ts";
import {
  type Edit,
  type PlannerParts,
  type PlannerSnapshot,
  type RoutedDraft,
  RoutedDrafts,
} from "./routed-drafts.ts";
import { followSavedId } from "./saved-id.ts";

/**
 * Edits a plan. A place is an index into `route.nodes`, and each leg starts at a place. Commands that take a place
 * wait for the route that is being looked up, and then concern the same point.
 */
export interface Planner {
  readonly store: StoreApi<PlannerSnapshot>;
  /** Appends this node; with another mode it starts a new plan of this node only. */
  addNode(mode: NetworkMode, node: PlanNode): Promise<void>;
  /** Appends this node, with a leg along ways. */
  addAlongWays(node: PlanNode): Promise<void>;
  /** Appends a place. */
  addPlace(place: PlanPlace): Promise<void>;
  /** Makes a place the first stop, before the others. */
  beginAtPlace(place: PlanPlace): Promise<void>;
  /**
   * Looks up the route that `addNode` would make, so that it need not wait.
   * @returns a function that reads the route; null until it is known, and if there is none
   */
  prefetchRoute(mode: NetworkMode, node: PlanNode): () => PlanRoute | null;
  /** Inserts this point after the one at the place. */
  insertAfter(place: number, point: PlanPoint): Promise<void>;
  /** Replaces the stop at the place, or inserts this point if the plan only passed there. */
  movePoint(place: number, point: PlanPoint): Promise<void>;
  /** Removes the stop at the place. */
  removeStop(place: number): Promise<void>;
  /** Chooses the ground of the leg that starts at the place; its ends become stops. */
  setGround(place: number, ground: LegGround): Promise<void>;
  beginAtPoint(place: number): Promise<void>;
  reverse(): Promise<void>;
  closeLoop(): Promise<void>;
  clear(): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  setMode(mode: NetworkMode): Promise<void>;
  setOptions(options: RouteOptions): Promise<void>;
  /** Looks up the route again. */
  retry(): Promise<void>;
  /** Repairs the plan against the installed packs, and reports the changes in `problem`. */
  repair(): Promise<void>;
  /** Opens another plan with its route; this can be undone. */
  open(plan: RoutedDraft): void;
  dismissProblem(): void;
}

/** The state of planning beside the stops and the route. */
export interface Planning {
  readonly isEditing: boolean;
  /** The id of the saved plan being edited; null for a new one. */
  readonly savedId: string | null;
  /** The routes or nodes to choose from; null if nothing is offered. */
  readonly offer: PlanOffer | null;
  /** The route that a tap on the map may be about to make; null for none. */
  readonly preview: PlanRoute | null;
}

/** Routes or nodes shown beside the plan or in its place, and not part of it yet. */
export interface PlanOffer {
  readonly mode: NetworkMode;
  /** The routes on offer. */
  readonly routes: readonly PlanRoute[];
  /** The index of the route shown as the plan; null shows the plan itself. */
  readonly shown: number | null;
  /** Nodes of one number, of which the user says which is meant. */
  readonly candidates: readonly PlanNode[];
  /** Nodes that can be reached. */
  readonly reached: readonly PlanNode[];
  /** The parts of a track that do not fit the network; lng, lat, lng, lat … */
  readonly strays: readonly Float64Array[];
  /** Ways that can be reached; lng, lat, lng, lat … */
  readonly reachedWays?: readonly Float64Array[] | undefined;
}

/** Creates a planner on these parts. */
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
    addAlongWays: (node) => change((draft) => edits.addStop(draft, { ...node, along: "ways" })),
    addPlace: (place) => change((draft) => edits.addStop(draft, place)),
    beginAtPlace: (place) => change((draft) => edits.insertStop(draft, 0, place)),
    prefetchRoute: (mode, node) => drafts.prefetch(goingOn(mode, node)),
    reverse: () => change(edits.reverse),
    closeLoop: () => change(edits.closeLoop),
    clear: () => change(edits.clear),
    undo: () => drafts.undo(),
    redo: () => drafts.redo(),
    setMode: (mode) => change((draft) => edits.changeMode(draft, mode)),
    setOptions: (options) => change((draft) => ({ ...draft, options })),
    retry: () => drafts.lookUp(),
    repair: () => drafts.repair(parts.repair),
    open: (plan) => drafts.open(plan),
    dismissProblem: () => drafts.dismissProblem(),
  };
}

/** The commands that take a place along the route. */
function placedCommands(
  drafts: RoutedDrafts,
): Pick<Planner, "insertAfter" | "movePoint" | "removeStop" | "setGround" | "beginAtPoint"> {
  return {
    insertAfter: (place, point) =>
      drafts.changeAt(place, (draft, route, at) =>
        edits.insertStop(draft, stopIndexAfter(route, at), pointOf(point)),
      ),
    movePoint: (place, point) =>
      drafts.changeAt(place, (draft, route, at) => {
        const stop = stopAt(route, at);
        return stop < 0
          ? edits.insertStop(draft, stopIndexAfter(route, at), pointOf(point))
          : edits.moveStop(draft, stop, pointOf(point));
      }),
    setGround: (place, ground) =>
      drafts.changeAt(place, (draft, route, at) => withGround(draft, route, at, ground)),
    removeStop: (place) =>
      drafts.changeAt(place, (draft, route, at) => {
        const stop = stopAt(route, at);
        return stop < 0 ? draft : edits.removeStop(draft, stop);
      }),
    beginAtPoint: (place) =>
      drafts.changeAt(place, (draft, route, at) => {
        const stop = stopAt(route, at);
        if (stop >= 0) return edits.beginAt(draft, stop);
        const index = stopIndexAfter(route, at);
        const chosen = edits.insertStop(draft, index, route.nodes[at] as PlanPoint);
        return edits.beginAt(chosen, index);
      }),
  };
}

/** Chooses the ground of a leg of the route; ends that the plan only passed become stops. */
function withGround(
  draft: edits.PlanDraft,
  route: PlanRoute,
  place: number,
  ground: LegGround,
): edits.PlanDraft {
  const [from, to] = [route.nodes[place], route.nodes[place + 1]];
  if (!from || !to) return draft;
  let index = stopIndexAfter(route, place);
  let changed = draft;
  if (stopAt(route, place) < 0) {
    changed = edits.insertStop(changed, index, from);
    index += 1;
  }
  if (stopAt(route, place + 1) < 0) changed = edits.insertStop(changed, index, to);
  const isUsual = ground === edits.usualGround(from, to);
  return edits.setGround(changed, index, isUsual ? undefined : ground);
}

const loadGraphs = () =>
  import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts");

/** The boats for which the routes of this visit were found. */
export const routeBoats = createRouteBoats();

/** Looks up a route in the packs on this device. */
export const findRoute = notingBoats(searchForBoat("route"), routeBoats, async () => {
  const { boatNeeds } = await import(
    /* webpackChunkName: "fairways" */ "#state/fairways/water-level.ts"
  );
  return boatNeeds("motorboat");
});

const stored = { texts: device.texts, tabTexts: tabTextStore() };
const restored = readDraft(stored);
if (restored) routeBoats.note(restored.route, restored.boat);

/** The planner of this device; see `Planner`. */
export const planner = createPlanner({
  start: restored?.draft ?? edits.emptyDraft(preferencesStore.getState().planMode),
  ...(restored && { startRoute: restored.route }),
  route: findRoute,
  async repair(draft) {
    const { networkGraphs } = await loadGraphs();
    return repairPlan(draft, { route: findRoute, nodesNear: networkGraphs.nodesNear });
  },
});

/**
 * The state of planning, including whether the plan is being edited: its numbers and legs can then be tapped and
 * dragged.
 */
export const planningStore = createStore<Planning>(() => ({
  isEditing: false,
  savedId: restored?.savedId ?? null,
  offer: null,
  preview: null,
}));

const beginPlan = followSavedId({ planner: planner.store, planning: planningStore });

/**
 * Opens another plan in the planner; this can be undone.
 * @param savedId the id under which it is saved; null for a new plan
 */
export function openPlan(plan: RoutedDraft, savedId: string | null): void {
  planner.open(plan);
  beginPlan(savedId);
}

/** Clears the planner; the next edit starts a new plan. */
export function clearPlan(): Promise<void> {
  const cleared = planner.clear();
  beginPlan(null);
  return cleared;
}

/**
 * Shows the route of a tap that may follow, until the plan changes.
 * @returns true if the map gets new legs to draw
 */
export function previewRoute(route: PlanRoute): boolean {
  const now = planner.store.getState().route;
  planningStore.setState({ preview: route });
  return newLegs(route.legs, now.legs).length > 0;
}

planner.store.subscribe(({ route }, before) => {
  if (route !== before.route) planningStore.setState({ preview: null });
});

/** The outlook of the draft: restored from before a reload, and safe from the next one. */
export const planDraftStore = keepDraft({
  ...stored,
  clock: device.clock,
  planner: planner.store,
  planning: planningStore,
  boats: routeBoats,
  wasRestored: restored !== null,
  open: (theirs) => openPlan(theirs, theirs.savedId),
});
