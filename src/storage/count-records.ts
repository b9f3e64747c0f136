import type { DatabaseConnection } from "./database.ts";

/**
 * Counts packs, saved areas, plans and tracks (including a recording) without reading them. Rejects without a
 * database.
 */
export async function countRecords(connection: DatabaseConnection): Promise<number> {
  const database = await connection.opened();
  const stores = ["packs", "plans", "tracks", "recordings"] as const;
  const counts = await Promise.all(stores.map((store) => database.count(store)));
  return counts.reduce((sum, count) => sum + count, 0);
}
