import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { planOf, planRecord } from "./plan-record.ts";

/** Keeps plans in the database, those in the bin among them. */
export interface PlanStorage {
  /** All that this version can read. Rejects without a database. */
  all(): Promise<readonly SavedPlan[]>;
  /** Keeps a plan in place of the one with its id. Rejects when that could not be stored. */
  put(plan: SavedPlan): Promise<void>;
  /** Throws plans away for good. Rejects when that could not be stored. */
  remove(ids: readonly string[]): Promise<void>;
}

const STRICT = { durability: "strict" } as const;

/** The plans behind a connection. */
export function planStorage(connection: DatabaseConnection): PlanStorage {
  return {
    async all() {
      const values = await (await connection.opened()).getAll("plans");
      return values.flatMap((value) => planOf(value) ?? []);
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
