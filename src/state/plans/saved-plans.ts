import { createStore, type StoreApi } from "zustand/vanilla";
import { questionOf } from "#domain/plans/plan-draft.ts";
import {
  isSameDraft,
  isSameRoute,
  isWithinPlanLimit,
  type SavedPlan,
} from "#domain/plans/saved-plan.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { UnreadableRecord } from "#domain/storage/unreadable-record.ts";
import { BIN_MS } from "#domain/waypoints/bin.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import { listRecords } from "#storage/records/list-records.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import {
  change,
  changeExisting,
  changeRecords,
  type RecordChange,
  removal,
} from "#storage/records/transaction.ts";
import { lookUpRoute } from "./planner.ts";
import type { PlannerParts, PlannerSnapshot, RoutedDraft } from "./routed-drafts.ts";

/** The saved plans, the latest first, and those in the bin; null until they have been read. */
export interface SavedPlansSnapshot {
  readonly plans: readonly SavedPlan[] | null;
  /** The problem of the last attempt to read them; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
  /** Records that this version cannot read. */
  readonly unreadable: readonly UnreadableRecord[];
  readonly bin: readonly SavedPlan[];
  /** The plan that this page last moved to the bin, while it is there. */
  readonly justRemoved: SavedPlan | null;
  /** The previous version of the plan that this page last overwrote; null if there is nothing to undo. */
  readonly justReplaced: SavedPlan | null;
}

/**
 * The result of checking a saved plan against the installed packs: its route is the same, different, or not
 * available.
 */
export type PlanCheck = "same" | "changed" | "broken";

/** The saved plans. A command resolves to false if the database refused it. */
export interface SavedPlans {
  readonly store: StoreApi<SavedPlansSnapshot>;
  /** Reads the plans and follows the other tabs; deletes plans that were in the bin for more than 30 days. */
  load(): Promise<void>;
  /**
   * Saves the plan under this id, which keeps its note, or as a new one for null or an unknown id. Resolves to its
   * id; null if it was not stored, or is above its limit.
   */
  save(
    id: string | null,
    name: string,
    plan: Pick<PlannerSnapshot, "draft" | "route">,
  ): Promise<string | null>;
  change(id: string, changes: Partial<Pick<SavedPlan, "name" | "note">>): Promise<boolean>;
  /** Saves a copy of a plan under another name. Resolves to its id; null if it was not stored. */
  duplicate(plan: SavedPlan, name: string): Promise<string | null>;
  /** Restores `justReplaced`, unless the plan was changed since. */
  undoReplace(): Promise<"undone" | "changed-since" | "failed">;
  /** Withdraws the offers to undo the last deletion and the last overwrite. */
  forgetUndo(): void;
  /** Moves a plan to the bin. */
  remove(id: string): Promise<boolean>;
  putBack(id: string): Promise<boolean>;
  /** Deletes a plan for good. */
  throwAway(id: string): Promise<boolean>;
  /** Looks up its route again in the installed packs. Rejects if that fails. */
  check(plan: SavedPlan): Promise<PlanCheck>;
}

/** The dependencies of saved plans. */
export interface SavedPlansParts extends Pick<PlannerParts, "route"> {
  readonly connection: DatabaseConnection;
  readonly tabs: Tabs;
  readonly clock: Clock;
  readonly randomId: RandomId;
}

const SUBJECT = "plans";

const NOTHING_READ: SavedPlansSnapshot = {
  plans: null,
  problem: null,
  unreadable: [],
  bin: [],
  justRemoved: null,
  justReplaced: null,
};

/** Creates the saved plans on these parts. */
export function createSavedPlans(parts: SavedPlansParts): SavedPlans {
  const { connection, tabs, clock, route } = parts;
  const store = createStore<SavedPlansSnapshot>(() => NOTHING_READ);
  const stored = storedPlans(parts, store);
  const { read, changeStored, purge } = stored;
  const { add, replace, undoReplace } = contentWrites(parts, store, stored);
  let loading: Promise<void> | null = null;

  async function clearBin(): Promise<void> {
    const limitMs = clock.nowMs() - BIN_MS;
    const old = store
      .getState()
      .bin.filter(({ deletedAtMs }) => (deletedAtMs ?? limitMs) < limitMs);
    if (old.length > 0) await purge(old.map(({ id }) => id));
  }

  return {
    store,
    load() {
      // A restored backup has changed the plans behind this store.
      if (loading) return loading.then(read);
      tabs.onAnnounced(SUBJECT, () => void read());
      tabs.onReturn(() => void read());
      connection.onOpened(() => store.getState().problem && void read());
      loading = read().then(clearBin);
      return loading;
    },
    async save(id, name, { draft, route: itsRoute }) {
      if (!isWithinPlanLimit({ draft, route: itsRoute })) return null;
      const content = { name: name.trim(), draft, route: itsRoute };
      const before = store.getState().plans?.find((plan) => plan.id === id);
      if (!before) return add(content);
      return (await replace(before.id, content)) ? before.id : null;
    },
    change: replace,
    duplicate: ({ note, draft, route: itsRoute }, name) =>
      add({ name: name.trim(), note, draft, route: itsRoute }),
    undoReplace,
    forgetUndo() {
      stored.offerToPutBack(null);
      store.setState({ justRemoved: null, justReplaced: null });
    },
    remove(id) {
      stored.offerToPutBack(id);
      store.setState({ justReplaced: null });
      return changeStored(id, { deletedAtMs: clock.nowMs() });
    },
    putBack: (id) => changeStored(id, { deletedAtMs: null }),
    throwAway: (id) => purge([id]),
    check: (plan) => checkPlan(plan, route),
  };
}

/** Reads plans into the store, and changes single ones. */
function storedPlans(
  { connection, tabs }: Pick<SavedPlansParts, "connection" | "tabs">,
  store: SavedPlans["store"],
) {
  let removedId: string | null = null;

  async function read(): Promise<void> {
    try {
      const { readable, unreadable } = await listRecords(connection, PLANS);
      store.setState({ ...snapshotOf(readable, removedId), unreadable, problem: null });
    } catch (error) {
      // A temporary failure of the database does not empty the list.
      store.setState({ problem: databaseProblemOf(error) });
    }
  }

  /** Makes changes in one transaction; resolves to false if the database refused. */
  async function isDone(changes: readonly RecordChange[]): Promise<boolean> {
    try {
      await changeRecords(connection, changes);
    } catch {
      return false;
    }
    tabs.announce(SUBJECT);
    await read();
    return true;
  }

  return {
    read,
    isDone,
    /** Changes fields of the stored plan; the others stay as another window may have made them. */
    changeStored: (id: string, changes: Partial<SavedPlan>): Promise<boolean> =>
      isDone([changeExisting(PLANS, id, (plan) => ({ ...plan, ...changes }))]),
    purge: (ids: readonly string[]): Promise<boolean> =>
      isDone(ids.map((id) => removal(PLANS.place, id))),
    offerToPutBack(id: string | null): void {
      removedId = id;
    },
  };
}

/** The commands that write what people edit of a plan. */
function contentWrites(
  { clock, randomId }: SavedPlansParts,
  store: SavedPlans["store"],
  { isDone, offerToPutBack }: ReturnType<typeof storedPlans>,
) {
  /** The time of the last overwrite, by which an undo recognizes it. */
  let replacedAtMs = 0;
  return {
    async add(content: PlanContent & RoutedDraft): Promise<string | null> {
      const id = randomId();
      const facts = { id, changedAtMs: clock.nowMs(), deletedAtMs: null };
      const plan = { name: "", note: "", ...content, ...facts };
      return (await isDone([change(PLANS, id, () => plan)])) ? id : null;
    },
    /** Changes the stored plan, and offers to undo it if there is a difference. */
    async replace(id: string, changes: PlanContent): Promise<boolean> {
      const changedAtMs = clock.nowMs();
      let before: SavedPlan | null = null;
      const replacing = changeExisting(PLANS, id, (plan) => {
        const next = { ...plan, ...changes, changedAtMs };
        before = hasSameContent(plan, next) ? null : plan;
        return next;
      });
      if (!(await isDone([replacing]))) return false;
      if (!before) return true;
      replacedAtMs = changedAtMs;
      offerToPutBack(null);
      store.setState({ justRemoved: null, justReplaced: before });
      return true;
    },
    async undoReplace(): Promise<"undone" | "changed-since" | "failed"> {
      const { justReplaced } = store.getState();
      if (!justReplaced) return "changed-since";
      let isChangedSince = false;
      const undoing = changeExisting(PLANS, justReplaced.id, (plan) => {
        isChangedSince = plan.changedAtMs !== replacedAtMs;
        return isChangedSince ? plan : justReplaced;
      });
      if (!(await isDone([undoing]))) return "failed";
      if (isChangedSince) return "changed-since";
      store.setState({ justReplaced: null });
      return "undone";
    },
  };
}

/** The part of a plan that people edit. */
type PlanContent = Partial<Pick<SavedPlan, "name" | "note" | "draft" | "route">>;

function hasSameContent(a: SavedPlan, b: SavedPlan): boolean {
  const hasSameText = a.name === b.name && a.note === b.note;
  return hasSameText && isSameDraft(a.draft, b.draft) && isSameRoute(a.route, b.route);
}

function snapshotOf(
  all: readonly SavedPlan[],
  removedId: string | null,
): Pick<SavedPlansSnapshot, "plans" | "bin" | "justRemoved"> {
  const latestFirst = all.toSorted((a, b) => b.changedAtMs - a.changedAtMs);
  const bin = latestFirst.filter(({ deletedAtMs }) => deletedAtMs !== null);
  return {
    plans: latestFirst.filter(({ deletedAtMs }) => deletedAtMs === null),
    bin,
    justRemoved: bin.find(({ id }) => id === removedId) ?? null,
  };
}

async function checkPlan(
  { draft, route: kept }: SavedPlan,
  route: SavedPlansParts["route"],
): Promise<PlanCheck> {
  const answer = await route(questionOf(draft), new AbortController().signal);
  if (answer.kind === "problem") return "broken";
  return isSameRoute(answer.route, kept) ? "same" : "changed";
}

/** The saved plans of this device; see `SavedPlans`. */
export const savedPlans = createSavedPlans({
  connection: device.connection,
  tabs: device.tabs,
  clock: device.clock,
  randomId: device.randomId,
  route: lookUpRoute,
});
