import type { StoreApi } from "zustand/vanilla";
import {
  isSameDraft,
  isSameRoute,
  isWithinPlanLimit,
  type SavedPlan,
} from "#domain/plans/saved-plan.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { UnreadableRecord } from "#domain/storage/unreadable-record.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import { edits, type Undoable } from "#state/records/edits.ts";
import { createRecordStore, type RecordsDevice } from "#state/records/record-store.ts";
import { listRecords } from "#storage/records/list-records.ts";
import { PLANS, planRecord } from "#storage/records/plans/plan-record.ts";
import { addition, changeExisting } from "#storage/records/record-change.ts";
import { findRoute } from "./planner.ts";
import type { PlannerParts, PlannerSnapshot, RoutedDraft } from "./routed-drafts.ts";

/** The saved plans, the latest first; null until they have been read. */
export interface SavedPlansSnapshot {
  readonly plans: readonly SavedPlan[] | null;
  /** The problem of the last attempt to read them; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
  /** Records that this version cannot read. */
  readonly unreadable: readonly UnreadableRecord[];
}

/**
 * The result of checking a saved plan against the installed packs: its route is the same, different, or not
 * available.
 */
export type PlanCheck = "same" | "changed" | "broken";

/** The saved plans. A command resolves to false if the database refused it; `Edits` undoes the last one. */
export interface SavedPlans {
  readonly store: StoreApi<SavedPlansSnapshot>;
  /** Reads the plans and follows the other tabs; only the first call has an effect. */
  load(): Promise<void>;
  /** Reads the plans again after a `problem`. */
  retry(): Promise<void>;
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
  /** Moves a plan to the bin. */
  remove(id: string): Promise<boolean>;
  /** Looks up its route again in the installed packs. Rejects if that fails. */
  check(plan: SavedPlan): Promise<PlanCheck>;
}

/** The dependencies of saved plans. */
export interface SavedPlansParts extends RecordsDevice, Pick<PlannerParts, "route"> {
  readonly randomId: RandomId;
}

const NOTHING_READ: SavedPlansSnapshot = { plans: null, problem: null, unreadable: [] };

/** Creates the saved plans on these parts. */
export function createSavedPlans(parts: SavedPlansParts): SavedPlans {
  const { connection, edits, clock, randomId, route } = parts;
  const { store, load, read } = createRecordStore(parts, PLANS, NOTHING_READ, async () => {
    const { readable, unreadable } = await listRecords(connection, PLANS);
    const plans = readable.filter(({ deletedAtMs }) => deletedAtMs === null);
    return { plans: plans.toSorted((a, b) => b.changedAtMs - a.changedAtMs), unreadable };
  });

  async function add(content: PlanContent & RoutedDraft): Promise<string | null> {
    const id = randomId();
    const facts = { id, changedAtMs: clock.nowMs(), deletedAtMs: null };
    const plan = { name: "", note: "", ...content, ...facts };
    return (await edits.change([addition(PLANS, id, plan)])) ? id : null;
  }
  /** Changes the stored plan, and offers to undo it if there is a difference. */
  async function replace(id: string, changes: PlanContent): Promise<boolean> {
    const changedAtMs = clock.nowMs();
    let before: SavedPlan | null = null;
    const replacing = changeExisting(PLANS, id, (plan) => {
      const next = { ...plan, ...changes, changedAtMs };
      if (hasSameContent(plan, next)) return plan;
      before = plan;
      return next;
    });
    // The stops, the route and its length belong together, so a plan that was changed since stays as it is.
    const undoneValueFor = (now: unknown) =>
      before && PLANS.read(now)?.changedAtMs === changedAtMs ? planRecord(before) : now;
    return edits.change(
      [{ ...replacing, undoneValueFor }],
      () => before && planEdit("overwrite", before.name),
    );
  }
  return {
    store,
    load,
    retry: read,
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
    remove(id) {
      let name = "";
      const deletedAtMs = clock.nowMs();
      const removed = changeExisting(PLANS, id, (plan) => {
        name = plan.name;
        return { ...plan, deletedAtMs };
      });
      return edits.change([removed], () => planEdit("delete", name));
    },
    check: (plan) => checkPlan(plan, route),
  };
}

function planEdit(kind: "delete" | "overwrite", name: string): Undoable {
  return { subject: PLANS.name, kind, count: 1, name, isDurable: true };
}

/** The part of a plan that people edit. */
type PlanContent = Partial<Pick<SavedPlan, "name" | "note" | "draft" | "route">>;

function hasSameContent(a: SavedPlan, b: SavedPlan): boolean {
  const hasSameText = a.name === b.name && a.note === b.note;
  return hasSameText && isSameDraft(a.draft, b.draft) && isSameRoute(a.route, b.route);
}

async function checkPlan(
  { draft, route: stored }: SavedPlan,
  route: SavedPlansParts["route"],
): Promise<PlanCheck> {
  const answer = await route(questionOf(draft), new AbortController().signal);
  if (answer.kind === "problem") return "broken";
  return isSameRoute(answer.route, stored) ? "same" : "changed";
}

/** The saved plans of this device; see `SavedPlans`. */
export const savedPlans = createSavedPlans({ ...device, visits, edits, route: findRoute });
