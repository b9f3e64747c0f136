import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { type SortedRecords, sortRecords } from "#storage/sort-records.ts";
import { PLAN_FORMAT, planOf, planRecord } from "./plan-record.ts";

/** Keeps plans in the database, those in the bin among them. */
export interface PlanStorage {
  /** All of them, and the records that cannot be read. Rejects without a database. */
  list(): Promise<SortedRecords<SavedPlan>>;
  /** Keeps a plan in place of the one with its id. Rejects when that could not be stored. */
  put(plan: SavedPlan): Promise<void>;
  /** Throws plans away for good. Rejects when that could not be stored. */
  remove(ids: readonly string[]): Promise<void>;
}

const STRICT = { durability: "strict" } as const;

/** The plans behind a connection. */
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
