import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import { browserRandomId } from "#platform/random-id/browser-random-id.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { databaseConnection } from "#storage/database.ts";
import {
  emptyIndexedDb,
  type FailingConnection,
  failingConnection,
} from "#storage/fake-database.ts";
import { setAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import { waypointStorage } from "#storage/waypoints/waypoint-storage.ts";
import { createWaypoints, type WaypointsState } from "./create-waypoints.ts";

/** The waypoints of a first visit, over a storage of their own that can be made to fail. */
export interface StartedWaypoints {
  readonly waypoints: WaypointsState;
  readonly connection: FailingConnection;
  readonly clock: FakeClock;
}

/** Empties the storage and starts with no waypoints. */
export async function startedWaypoints(randomId: () => string): Promise<StartedWaypoints> {
  emptyIndexedDb();
  const texts = fakeTextStore();
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const setAside = setAsideStorage(texts, connection);
  const { nowMs } = clock;
  const waypoints = createWaypoints({
    waypoints: waypointStorage({ texts, connection, setAside, nowMs, randomId: browserRandomId }),
    setAside,
    tabs: fakeTabs(1)[0] as never,
    quota: fakeStorageQuota(),
    clock,
    randomId,
  });
  await waypoints.start([]);
  return { waypoints, connection, clock };
}
