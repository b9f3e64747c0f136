import { createStore } from "zustand/vanilla";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { PlanNode, PlanRoute } from "#domain/plans/plan-route.ts";
import { tabTextStore } from "#platform/text-store/tab-text-store.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { createPlanner } from "./create-planner.ts";
import { keepDraft, readDraft } from "./keep-draft.ts";
import { repairPlan } from "./repair-plan.ts";
import type { PlannerParts } from "./routed-drafts.ts";

/** Looks a way up in the packs on this device. */
export const lookUpRoute: PlannerParts["route"] = async (question, signal) => {
  const { route } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graph.ts"
  );
  return route(question, signal);
};

const stored = { texts: device.texts, tabTexts: tabTextStore() };
const kept = readDraft(stored);

/** The plan in the making on this device; what each command does is written at `Planner`. */
export const planner = createPlanner({
  start: kept?.draft ?? emptyDraft(preferencesStore.getState().planMode),
  ...(kept && { startRoute: kept.route }),
  route: lookUpRoute,
  async repair(draft) {
    const graphs = await import(
      /* webpackChunkName: "node-graphs" */ "#state/packs/network-graph.ts"
    );
    return repairPlan(draft, graphs);
  },
});

/** Whether the plan is being made now: its numbers and legs can then be tapped and dragged. */
export const planningStore = createStore<Planning>(() => ({
  isEditing: false,
  savedId: kept?.savedId ?? null,
  offer: null,
}));

/** What was made before the page was left, and whether a reload brings back what is made now. */
export const planDraftStore = keepDraft({
  ...{ ...stored, clock: device.clock },
  ...{ planner: planner.store, planning: planningStore, wasRestored: kept !== null },
});

interface Planning {
  readonly isEditing: boolean;
  /** The kept plan that is in hand; null for a new one. */
  readonly savedId: string | null;
  /** What one may choose from; null while nothing is offered. */
  readonly offer: PlanOffer | null;
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
