import { createStore, type StoreApi } from "zustand/vanilla";
import { EMPTY_ROUTE, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { clear, type PlanDraft } from "#domain/plans/plan-draft.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { PLAN_DRAFT_KEY } from "#storage/records/plans/draft-key.ts";
import { draftText } from "#storage/records/plans/plan-text.ts";
import {
  CLEARED,
  draftOf,
  ownText,
  type StoredDraft,
  type StoredDrafts,
  textOfTab,
} from "./read-draft.ts";
import type { RouteBoats } from "./route-boats.ts";
import type { PlannerSnapshot } from "./routed-drafts.ts";

/** The outlook of the draft after a reload. */
export interface DraftKeeping {
  /**
   * `restored`: it comes from before a reload or from an earlier visit, and was not edited here since. `not-stored`: the next
   * reload loses it. `elsewhere`: another tab makes a plan too, and only this tab has this one.
   */
  readonly keeping: "stored" | "restored" | "not-stored" | "elsewhere";
}

/** Tells whether two texts have the same plan, of which one may have looked up the route again. */
function areOfOnePlan(a: string | null, b: string | null): boolean {
  const [one, other] = [draftOf(a), draftOf(b)];
  if (!one || !other || one.savedId !== other.savedId) return false;
  return JSON.stringify(one.draft) === JSON.stringify(other.draft);
}

interface DraftKeeperParts extends StoredDrafts {
  readonly clock: Pick<Clock, "nowMs">;
  readonly planner: Pick<StoreApi<PlannerSnapshot>, "getState" | "subscribe">;
  readonly planning: Pick<StoreApi<{ readonly savedId: string | null }>, "getState" | "subscribe">;
  readonly boats: RouteBoats;
  readonly wasRestored: boolean;
  /** Opens the draft of another tab in the planner. */
  readonly open: (theirs: StoredDraft) => void;
}

/**
 * Stores the draft from now on, after each edit whose route is known. A tab that has no draft of its own follows the one that another
 * tab edits, until it is edited here; a route that is only looked up again is no edit.
 */
export function keepDraft(parts: DraftKeeperParts): StoreApi<DraftKeeping> {
  return new DraftKeeper(parts).store;
}

/** The draft as it was stored last. */
interface Written {
  readonly draft: PlanDraft;
  readonly route: PlanRoute;
  readonly savedId: string | null;
  readonly boat: string | null;
}

class DraftKeeper {
  readonly store: StoreApi<DraftKeeping>;
  readonly #parts: DraftKeeperParts;
  #written: Written;
  /** The last stored text of the draft in this tab. */
  #text: string | null;
  /** False for a tab that only shows the draft of another, or none. */
  #isOwn: boolean;
  #isTakingOver = false;
  /** True if another tab edited during an edit here, which may fail. */
  #isBehind = false;

  constructor(parts: DraftKeeperParts) {
    const { texts, tabTexts, planner, planning, boats, wasRestored } = parts;
    this.store = createStore(() => ({ keeping: wasRestored ? "restored" : "stored" }));
    this.#parts = parts;
    this.#written = this.#now();
    this.#text = wasRestored ? textOfTab(parts) : null;
    this.#isOwn = ownText(tabTexts) !== null;
    const write = () => this.#write();
    planner.subscribe(write);
    planning.subscribe(write);
    boats.onNoted(write);
    texts.onChangeElsewhere(PLAN_DRAFT_KEY, (theirs) => this.#hear(theirs));
  }

  #now(): Written {
    const { planner, planning, boats } = this.#parts;
    const { draft, route } = planner.getState();
    const boat = draft.mode === "motorboat" ? boats.of(route) : null;
    return { draft, route, savedId: planning.getState().savedId, boat };
  }

  #hasPlan(): boolean {
    return this.#written.draft.stops.length > 0;
  }

  #write(): void {
    if (this.#parts.planner.getState().isAsking || this.#isTakingOver) return;
    const [now, before] = [this.#now(), this.#written];
    const isEdit = now.draft !== before.draft || now.savedId !== before.savedId;
    if (this.#isBehind && !isEdit) {
      this.#takeOver(this.#parts.texts.read(PLAN_DRAFT_KEY));
      return;
    }
    if (!isEdit && now.route === before.route && now.boat === before.boat) return;
    this.#written = now;
    if (isEdit) {
      this.#isOwn = true;
      this.#isBehind = false;
    }
    if (this.#hasPlan()) this.#store(now, isEdit);
    else if (isEdit) this.#forget();
  }

  /** Stores the draft for this tab if it is its own, and for all if it was edited, or is already the one that all have. */
  #store({ draft, route, savedId, boat }: Written, isEdit: boolean): void {
    const { texts, tabTexts, clock } = this.#parts;
    const isForAll = this.#text !== null && texts.read(PLAN_DRAFT_KEY) === this.#text;
    const record = { id: savedId ?? PLAN_DRAFT_KEY, name: "", note: "", deletedAtMs: null };
    const text = draftText({ ...record, draft, route, changedAtMs: clock.nowMs() }, boat);
    if (this.#isOwn) {
      this.#text = text;
      tabTexts.write(PLAN_DRAFT_KEY, text);
    }
    if (isEdit || this.store.getState().keeping === "not-stored") this.#storeForAll();
    else if (isForAll && texts.write(PLAN_DRAFT_KEY, text) === "written") this.#text = text;
  }

  #storeForAll(): void {
    const text = this.#text;
    const isStored = text !== null && this.#parts.texts.write(PLAN_DRAFT_KEY, text) === "written";
    this.store.setState({ keeping: isStored ? "stored" : "not-stored" });
  }

  #forget(): void {
    const { texts, tabTexts } = this.#parts;
    // Leave the draft of another tab.
    if (texts.read(PLAN_DRAFT_KEY) === this.#text) texts.remove(PLAN_DRAFT_KEY);
    tabTexts.write(PLAN_DRAFT_KEY, CLEARED);
    this.#text = null;
    this.store.setState({ keeping: "stored" });
  }

  #takeOver(shared: string | null): void {
    const { planner, boats, open } = this.#parts;
    this.#isBehind = false;
    const theirs = draftOf(shared);
    if (!theirs && !this.#hasPlan()) return;
    if (theirs) boats.note(theirs.route, theirs.boat);
    const none = { route: EMPTY_ROUTE, savedId: null, boat: null };
    this.#isTakingOver = true;
    open(theirs ?? { draft: clear(planner.getState().draft), ...none });
    this.#isTakingOver = false;
    this.#written = this.#now();
    this.#text = theirs && shared;
    this.store.setState({ keeping: "stored" });
  }

  #hear(theirs: string | null): void {
    if (!this.#isOwn) {
      // A route that is only looked up again is that of their plan now.
      const isEditing = this.#parts.planner.getState().draft !== this.#written.draft;
      if (isEditing) this.#isBehind = true;
      else this.#takeOver(theirs);
      return;
    }
    if (!this.#hasPlan()) return;
    // The tab that edited last has cleared its draft, so this tab shares its own again.
    if (theirs === null) this.#storeForAll();
    else if (areOfOnePlan(theirs, this.#text)) {
      this.#text = theirs;
      if (this.store.getState().keeping === "elsewhere") this.store.setState({ keeping: "stored" });
    } else if (this.#parts.texts.read(PLAN_DRAFT_KEY) !== this.#text) {
      this.store.setState({ keeping: "elsewhere" });
    }
  }
}
