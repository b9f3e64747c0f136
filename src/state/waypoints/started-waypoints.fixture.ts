import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import { browserRandomId } from "#platform/random-id/browser-random-id.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createEdits, type Edits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import {
  emptyIndexedDb,
  type FailingConnection,
  failingConnection,
} from "#storage/fake-database.ts";
import { waypointStorage } from "#storage/records/waypoints/waypoint-storage.ts";
import { setAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import { type VisitStorage, visitStorage } from "#storage/visits/visit-storage.ts";
import { createWaypoints, type WaypointsState } from "./waypoints.ts";

/** Waypoints on a storage that can be made to fail, with their dependencies. */
export interface StartedWaypoints {
  readonly waypoints: WaypointsState;
  readonly texts: FakeTextStore;
  readonly connection: FailingConnection;
  readonly clock: FakeClock;
  readonly visits: VisitStorage;
  readonly edits: Edits;
}

/** Clears the storage and starts without waypoints. `randomId` is for new waypoints. */
export function startedWaypoints(randomId: () => string): Promise<StartedWaypoints> {
  emptyIndexedDb();
  return waypointsOver(fakeTextStore(), randomId);
}

/** Starts with the waypoints in these texts and in the database. */
export async function waypointsOver(
  texts: FakeTextStore,
  randomId: () => string,
): Promise<StartedWaypoints> {
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const setAside = setAsideStorage(texts, connection);
  const { nowMs } = clock;
  const tabs = fakeTabs(1)[0] as FakeTab;
  const edits = createEdits(connection, tabs);
  const waypoints = createWaypoints({
    waypoints: waypointStorage({ texts, connection, setAside, nowMs, randomId: browserRandomId }),
    setAside,
    connection,
    tabs,
    edits,
    quota: fakeStorageQuota(),
    clock,
    randomId,
  });
  await waypoints.start([]);
  const visits = visitStorage({ texts, nowMs });
  return { waypoints, texts, connection, clock, visits, edits };
}

/** Returns a function that counts: "id-1", "id-2" … */
export function countedIds(): () => string {
  let ids = 0;
  return () => `id-${++ids}`;
}
