import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { browserRandomId } from "#platform/random-id/browser-random-id.ts";
import type { FakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { databaseConnection, LIST_KEY } from "#storage/database.ts";
import { type FailingConnection, failingConnection } from "#storage/fake-database.ts";
import { setAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import { readIfNewer } from "./read-durable.ts";
import { type WaypointStorage, waypointStorage } from "./waypoint-storage.ts";

/** One visit to the app, for tests. Its memory ends with it; texts and database stay. */
export interface FakeVisit {
  readonly storage: WaypointStorage;
  readonly connection: FailingConnection;
  setAside(): Promise<readonly { reason: string; rawText: string }[]>;
}

/** Starts a visit and loads the waypoints. */
export async function visitWith(
  texts: FakeTextStore,
  failure: FailingConnection["failure"] = null,
): Promise<FakeVisit> {
  const connection = failingConnection(databaseConnection());
  connection.failure = failure;
  const setAside = setAsideStorage(texts, connection);
  const parts = { texts, connection, setAside, nowMs: () => 1_000, randomId: browserRandomId };
  const storage = waypointStorage(parts);
  await storage.load();
  return { storage, connection, setAside: () => setAside.all() };
}

/** Saves waypoints one by one. */
export async function add(
  { storage }: Pick<FakeVisit, "storage">,
  ...waypoints: readonly Waypoint[]
): Promise<void> {
  for (const waypoint of waypoints) await storage.save({ kind: "add", waypoint });
}

/** Returns the list in localStorage; null if there is none. */
export function listInText(texts: FakeTextStore): unknown {
  return JSON.parse(texts.texts.get("waypoints") ?? "null");
}

/** Returns the list in the database. */
export async function listInDatabase(): Promise<readonly Waypoint[] | undefined> {
  const list = await readIfNewer(await databaseConnection().opened(), null);
  return list?.waypoints;
}

/** Stores any value in place of the list in the database, as if written as a whole. */
export async function putInDatabase(value: unknown): Promise<void> {
  const database = await databaseConnection().opened();
  await database.clear("waypointEdits");
  await database.put("waypointLists", value, LIST_KEY);
}
