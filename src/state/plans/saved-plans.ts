import { createStore, type StoreApi } from "zustand/vanilla";
import { questionOf } from "#domain/plans/plan-draft.ts";
import { isSameRoute, type SavedPlan } from "#domain/plans/saved-plan.ts";
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
import type { PlannerParts, PlannerSnapshot } from "./routed-drafts.ts";

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
  /** Saves the plan under this id, or as a new one for null. Resolves to its id; null if it was not stored. */
  save(
    id: string | null,
    name: string,
    plan: Pick<PlannerSnapshot, "draft" | "route">,
  ): Promise<string | null>;
  change(id: string, changes: Partial<Pick<SavedPlan, "name" | "note">>): Promise<boolean>;
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
  ...{ plans: null, problem: null, unreadable: [] },
  ...{ bin: [], justRemoved: null },
};

/** Creates the saved plans on these parts. */
export function createSavedPlans(parts: SavedPlansParts): SavedPlans {
  const { connection, tabs, clock, randomId, route } = parts;
  const store = createStore<SavedPlansSnapshot>(() => NOTHING_READ);
  let removedId: string | null = null;
  let loading: Promise<void> | null = null;

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

  /** Changes fields of the stored plan; the others stay as another window may have made them. */
  const changeStored = (id: string, changes: Partial<SavedPlan>): Promise<boolean> =>
    isDone([changeExisting(PLANS, id, (stored) => ({ ...stored, ...changes }))]);

  const purge = (ids: readonly string[]): Promise<boolean> =>
    isDone(ids.map((id) => removal(PLANS.place, id)));

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
    async save(given, name, { draft, route }) {
      const id = given ?? randomId();
      const own = { id, name: name.trim(), draft, route, changedAtMs: clock.nowMs() };
      const saved = change(PLANS, id, (stored) => ({
        ...own,
        note: stored?.note ?? "",
        deletedAtMs: null,
      }));
      return (await isDone([saved])) ? id : null;
    },
    change: (id, changes) => changeStored(id, { ...changes, changedAtMs: clock.nowMs() }),
    remove(id) {
      removedId = id;
      return changeStored(id, { deletedAtMs: clock.nowMs() });
    },
    putBack: (id) => changeStored(id, { deletedAtMs: null }),
    throwAway: (id) => purge([id]),
    check: (plan) => checkPlan(plan, route),
  };
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
