import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { type SortedRecords, sortRecords } from "#storage/sort-records.ts";
import { PLAN_FORMAT, planOf, planRecord } from "./plan-record.ts";

/** Stores plans in the database, including those in the bin. */
export interface PlanStorage {
  /** Resolves to all plans, and the records that cannot be read. Rejects without a database. */
  list(): Promise<SortedRecords<SavedPlan>>;
  /** Stores a plan, replacing the one with its id. Rejects if this could not be stored. */
  put(plan: SavedPlan): Promise<void>;
  /** Deletes plans for good. Rejects if this could not be stored. */
  remove(ids: readonly string[]): Promise<void>;
}

const STRICT = { durability: "strict" } as const;

/** Creates a plan storage on a database connection. */
export function planStorage(connection: DatabaseConnection): PlanStorage {
  return {
    async list() {
      const values = await (await connection.opened()).getAll("plans");
      return sortRecords(values, planOf, PLAN_FORMAT);
    },
    async put(plan) {
      const transaction = (await connection.opened()).transaction("plans", "readwrite", STRICT);
      await Promise.all([transaction.store.put(planRecord(plan)), transaction.done]);
    },
    async remove(ids) {
      const transaction = (await connection.opened()).transaction("plans", "readwrite", STRICT);
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
  };
}
