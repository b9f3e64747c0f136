import { createStore, type StoreApi } from "zustand/vanilla";
import type { Clock } from "#platform/clock/clock.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { PLAN_DRAFT_KEY } from "#storage/plans/draft-key.ts";
import { planText, readPlanText } from "#storage/plans/plan-text.ts";
import type { PlannerSnapshot, RoutedDraft } from "./routed-drafts.ts";

/** A plan in the making, and the id under which it is kept; null for one that is not. */
export interface KeptDraft extends RoutedDraft {
  readonly savedId: string | null;
}

/** What a reload makes of the plan in the making. */
export interface DraftKeeping {
  /**
   * `restored`: it is from before a reload, and nothing was done to it since; `not-kept`: the next one loses
   * it; `elsewhere`: another tab makes a plan too, and only this tab knows the one that is here.
   */
  readonly keeping: "kept" | "restored" | "not-kept" | "elsewhere";
}

/** Of a tab first what was made in it: another may have made a plan since. */
export function readDraft({ texts, tabTexts }: Pick<DraftKeeper, "texts" | "tabTexts">) {
  return draftIn(tabTexts) ?? draftIn(texts);
}

/** The plan that was in the making when the page was left; null for none, and for one that cannot be read. */
function draftIn(texts: Pick<TextStore, "read">): KeptDraft | null {
  const plan = readPlanText(texts.read(PLAN_DRAFT_KEY));
  if (!plan || plan.draft.stops.length === 0) return null;
  const { id, draft, route } = plan;
  return { draft, route, savedId: id === PLAN_DRAFT_KEY ? null : id };
}

interface DraftKeeper {
  /** What every tab knows: the plan that was edited last. */
  readonly texts: TextStore;
  /** What only this one knows, also after a reload. */
  readonly tabTexts: Omit<TextStore, "onChangeElsewhere">;
  readonly clock: Pick<Clock, "nowMs">;
  readonly planner: Pick<StoreApi<PlannerSnapshot>, "getState" | "subscribe">;
  readonly planning: Pick<StoreApi<{ readonly savedId: string | null }>, "getState" | "subscribe">;
  readonly wasRestored: boolean;
}

/** Keeps the plan in the making from now on, after each edit of which the way is known. */
export function keepDraft(parts: DraftKeeper): StoreApi<DraftKeeping> {
  const { texts, tabTexts, clock, planner, planning, wasRestored } = parts;
  const store = createStore<DraftKeeping>(() => ({ keeping: wasRestored ? "restored" : "kept" }));
  let written: KeptDraft = { ...planner.getState(), ...planning.getState() };

  const write = (): void => {
    const { draft, route, isAsking } = planner.getState();
    const { savedId } = planning.getState();
    const isWritten =
      draft === written.draft && route === written.route && savedId === written.savedId;
    if (isAsking || isWritten) return;
    written = { draft, route, savedId };
    if (draft.stops.length === 0) {
      for (const one of [texts, tabTexts]) one.remove(PLAN_DRAFT_KEY);
      store.setState({ keeping: "kept" });
      return;
    }
    const record = { id: savedId ?? PLAN_DRAFT_KEY, name: "", note: "", deletedAtMs: null };
    const text = planText({ ...record, draft, route, changedAtMs: clock.nowMs() });
    const outcomes = [texts, tabTexts].map((one) => one.write(PLAN_DRAFT_KEY, text));
    const isKept = outcomes[0] === "written";
    store.setState({ keeping: isKept ? "kept" : "not-kept" });
  };
  planner.subscribe(write);
  planning.subscribe(write);
  texts.onChangeElsewhere(PLAN_DRAFT_KEY, (text) => {
    if (text !== null && written.draft.stops.length > 0) store.setState({ keeping: "elsewhere" });
  });
  return store;
}
