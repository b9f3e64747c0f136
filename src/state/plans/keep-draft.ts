import { createStore, type StoreApi } from "zustand/vanilla";
import { EMPTY_ROUTE } from "#domain/network/plan/route/plan-route.ts";
import { clear } from "#domain/plans/plan-draft.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
import { planText, readPlanText } from "#storage/records/plans/plan-text.ts";
import type { PlannerSnapshot, RoutedDraft } from "./routed-drafts.ts";

/** A draft, and the id of its saved plan; null if it is not saved. */
export interface StoredDraft extends RoutedDraft {
  readonly savedId: string | null;
}

/** The outlook of the draft after a reload. */
export interface DraftKeeping {
  /**
   * `restored`: it comes from before a reload or from another tab, and was not edited here since. `not-stored`: the next
   * reload loses it. `elsewhere`: another tab makes a plan too, and only this tab has this one.
   */
  readonly keeping: "stored" | "restored" | "not-stored" | "elsewhere";
}

/** The text of a tab after clearing its draft: neither its own nor that of another tab. */
const CLEARED = "";

/** Reads the draft, first from this tab, because another tab may have made a plan since. */
export function readDraft(stored: StoredDrafts): StoredDraft | null {
  return draftOf(textOfTab(stored));
}

function textOfTab({ texts, tabTexts }: StoredDrafts): string | null {
  return ownText(tabTexts) ?? texts.read(PLAN_DRAFT_KEY);
}

/** Returns the text of a tab that edited or cleared a draft; null for another tab, which shows the shared one. */
function ownText(tabTexts: StoredDrafts["tabTexts"]): string | null {
  const text = tabTexts.read(PLAN_DRAFT_KEY);
  return text === CLEARED || draftOf(text) ? text : null;
}

/** Returns the draft in a text; null if there is none or it cannot be read. */
function draftOf(text: string | null): StoredDraft | null {
  const plan = readPlanText(text);
  if (!plan || plan.draft.stops.length === 0) return null;
  const { id, draft, route } = plan;
  return { draft, route, savedId: id === PLAN_DRAFT_KEY ? null : id };
}

type StoredDrafts = Pick<DraftKeeper, "texts" | "tabTexts">;

interface DraftKeeper {
  /** The texts shared by all tabs: the last edited draft that still exists. */
  readonly texts: TextStore;
  /** The texts of this tab only, which survive a reload. */
  readonly tabTexts: Omit<TextStore, "onChangeElsewhere">;
  readonly clock: Pick<Clock, "nowMs">;
  readonly planner: Pick<StoreApi<PlannerSnapshot>, "getState" | "subscribe">;
  readonly planning: Pick<StoreApi<{ readonly savedId: string | null }>, "getState" | "subscribe">;
  readonly wasRestored: boolean;
  /** Opens the draft of another tab in the planner. */
  readonly open: (theirs: StoredDraft) => void;
}

/**
 * Stores the draft from now on, after each edit whose route is known. A tab that has no draft of its own follows the one that another
 * tab edits, until it is edited here.
 */
export function keepDraft(parts: DraftKeeper): StoreApi<DraftKeeping> {
  const { texts, tabTexts, clock, planner, planning, wasRestored, open } = parts;
  const store = createStore<DraftKeeping>(() => ({ keeping: wasRestored ? "restored" : "stored" }));
  let written: StoredDraft = { ...planner.getState(), ...planning.getState() };
  const hasPlan = () => written.draft.stops.length > 0;
  /** The last stored text of this tab. */
  let text = wasRestored ? textOfTab(parts) : null;
  /** False for a tab that only shows the draft of another, or none. */
  let isOwn = ownText(tabTexts) !== null;
  let isTakingOver = false;

  const keepForAll = (): void => {
    const isStored = text !== null && texts.write(PLAN_DRAFT_KEY, text) === "written";
    store.setState({ keeping: isStored ? "stored" : "not-stored" });
  };
  const forget = (): void => {
    // Leave the draft of another tab.
    if (texts.read(PLAN_DRAFT_KEY) === text) texts.remove(PLAN_DRAFT_KEY);
    tabTexts.write(PLAN_DRAFT_KEY, CLEARED);
    text = null;
    store.setState({ keeping: "stored" });
  };
  const write = (): void => {
    const { draft, route, isAsking } = planner.getState();
    const { savedId } = planning.getState();
    const isWritten =
      draft === written.draft && route === written.route && savedId === written.savedId;
    if (isAsking || isWritten || isTakingOver) return;
    written = { draft, route, savedId };
    isOwn = true;
    if (!hasPlan()) {
      forget();
      return;
    }
    const record = { id: savedId ?? PLAN_DRAFT_KEY, name: "", note: "", deletedAtMs: null };
    text = planText({ ...record, draft, route, changedAtMs: clock.nowMs() });
    tabTexts.write(PLAN_DRAFT_KEY, text);
    keepForAll();
  };
  const takeOver = (shared: string | null): void => {
    const theirs = draftOf(shared);
    if (!theirs && !hasPlan()) return;
    isTakingOver = true;
    open(theirs ?? { draft: clear(planner.getState().draft), route: EMPTY_ROUTE, savedId: null });
    isTakingOver = false;
    written = { ...planner.getState(), ...planning.getState() };
    text = theirs && shared;
    store.setState({ keeping: theirs ? "restored" : "stored" });
  };
  planner.subscribe(write);
  planning.subscribe(write);
  texts.onChangeElsewhere(PLAN_DRAFT_KEY, (theirs) => {
    if (!isOwn && !planner.getState().isAsking) takeOver(theirs);
    if (!isOwn || !hasPlan()) return;
    // The tab that edited last has cleared its draft, so this tab shares its own again.
    if (theirs === null) keepForAll();
    else if (texts.read(PLAN_DRAFT_KEY) !== text) store.setState({ keeping: "elsewhere" });
  });
  return store;
}
