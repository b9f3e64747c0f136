import type { DatabaseConnection } from "./database.ts";

/** Stores that may have something on a device that the user has not used: the list of waypoints, and bookkeeping. */
const UNCOUNTED: readonly string[] = ["waypointLists", "waypointEdits", "restores"];

/** Counts the records of every store of a user without reading them. Rejects without a database. */
export async function countRecords(connection: DatabaseConnection): Promise<number> {
  const database = await connection.opened();
  const stores = [...database.objectStoreNames].filter((name) => !UNCOUNTED.includes(name));
  const counts = await Promise.all(stores.map((store) => database.count(store)));
  return counts.reduce((sum, count) => sum + count, 0);
}
