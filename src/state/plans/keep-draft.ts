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

/** What a tab knows of its own plan once it was cleared: nothing, and not that of another tab either. */
const CLEARED = "";

/** Of a tab first what was made in it: another may have made a plan since. */
export function readDraft(stored: StoredDrafts): KeptDraft | null {
  return draftOf(textOfTab(stored));
}

function textOfTab({ texts, tabTexts }: StoredDrafts): string | null {
  const own = tabTexts.read(PLAN_DRAFT_KEY);
  return own === CLEARED || draftOf(own) ? own : texts.read(PLAN_DRAFT_KEY);
}

/** The plan in such a text; null for none, and for one that cannot be read. */
function draftOf(text: string | null): KeptDraft | null {
  const plan = readPlanText(text);
  if (!plan || plan.draft.stops.length === 0) return null;
  const { id, draft, route } = plan;
  return { draft, route, savedId: id === PLAN_DRAFT_KEY ? null : id };
}

type StoredDrafts = Pick<DraftKeeper, "texts" | "tabTexts">;

interface DraftKeeper {
  /** What every tab knows: the plan that was edited last, of those that are there still. */
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
  const hasPlan = () => written.draft.stops.length > 0;
  /** The plan of this tab as it was stored last. */
  let text = wasRestored ? textOfTab(parts) : null;
  // It may be that of another tab until now, which goes its own way.
  if (text !== null) tabTexts.write(PLAN_DRAFT_KEY, text);

  const keepForAll = (): void => {
    const isKept = text !== null && texts.write(PLAN_DRAFT_KEY, text) === "written";
    store.setState({ keeping: isKept ? "kept" : "not-kept" });
  };
  const forget = (): void => {
    // What another tab makes is left to it.
    if (texts.read(PLAN_DRAFT_KEY) === text) texts.remove(PLAN_DRAFT_KEY);
    tabTexts.write(PLAN_DRAFT_KEY, CLEARED);
    text = null;
    store.setState({ keeping: "kept" });
  };
  const write = (): void => {
    const { draft, route, isAsking } = planner.getState();
    const { savedId } = planning.getState();
    const isWritten =
      draft === written.draft && route === written.route && savedId === written.savedId;
    if (isAsking || isWritten) return;
    written = { draft, route, savedId };
    if (!hasPlan()) {
      forget();
      return;
    }
    const record = { id: savedId ?? PLAN_DRAFT_KEY, name: "", note: "", deletedAtMs: null };
    text = planText({ ...record, draft, route, changedAtMs: clock.nowMs() });
    tabTexts.write(PLAN_DRAFT_KEY, text);
    keepForAll();
  };
  planner.subscribe(write);
  planning.subscribe(write);
  texts.onChangeElsewhere(PLAN_DRAFT_KEY, (theirs) => {
    if (!hasPlan()) return;
    // The tab that had edited last has a plan no more: those that have one say so again.
    if (theirs === null) keepForAll();
    else if (texts.read(PLAN_DRAFT_KEY) !== text) store.setState({ keeping: "elsewhere" });
  });
  return store;
}
