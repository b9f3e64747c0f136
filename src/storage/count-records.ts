import type { DatabaseConnection } from "./database.ts";

/** Stores that may have something on a device that the user has not used: the list of waypoints, and bookkeeping. */
const UNCOUNTED: readonly string[] = ["waypointLists", "waypointEdits", "restores"];

/** What a user saves on purpose. Waypoints are in `waypointLists`. */
const SAVED = ["plans", "tracks", "packs"] as const;

/** Counts the plans, tracks and packs without reading them. Rejects without a database. */
export async function countSaved(connection: DatabaseConnection): Promise<number> {
  const database = await connection.opened();
  const counts = await Promise.all(SAVED.map((store) => database.count(store)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts the records of every other store without reading them. Rejects without a database. */
export async function countRecords(connection: DatabaseConnection): Promise<number> {
  const database = await connection.opened();
  const stores = [...database.objectStoreNames].filter((name) => !UNCOUNTED.includes(name));
  const counts = await Promise.all(stores.map((store) => database.count(store)));
  return counts.reduce((sum, count) => sum + count, 0);
}
