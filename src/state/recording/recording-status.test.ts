import { beforeEach, expect, it } from "vitest";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeLocks } from "#platform/locks/fake-locks.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { type DatabaseConnection, databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { RECORDING_SUBJECT } from "./recording-lock.ts";
import { createRecordingStatus } from "./recording-status.ts";

const RECORDING = { format: 1, trackId: "walk", startedAtMs: 1, isPaused: false } as const;

let connection: DatabaseConnection;

beforeEach(() => {
  emptyIndexedDb();
  connection = databaseConnection();
});

const reading = () => ({ clock: fakeClock(), readings: createWatchReadings() });

/** A tab without the recorder, and another that may record. */
function twoTabs() {
  const [own, other] = fakeTabs(2);
  if (!own || !other) throw new Error("two tabs were asked for");
  const locks = fakeLocks();
  const { store, look } = createRecordingStatus({ ...reading(), connection, locks, tabs: own });
  return {
    store,
    look,
    locks,
    async recordElsewhere() {
      locks.names.add(RECORDING_SUBJECT);
      await (await connection.opened()).put("recordings", RECORDING);
      other.announce(RECORDING_SUBJECT);
    },
  };
}

it("finds a recording that was interrupted", async () => {
  const { store, look } = twoTabs();
  await look();
  expect(store.getState().status).toBe("idle");
  await (await connection.opened()).put("recordings", RECORDING);
  await look();
  expect(store.getState().status).toBe("interrupted");
});

it("notices at once that another tab records, and does not offer to resume it", async () => {
  const { store, look, recordElsewhere } = twoTabs();
  await look();
  await recordElsewhere();
  await expect.poll(() => store.getState().status).toBe("elsewhere");
});

it("defers to the recorder once that is loaded", async () => {
  const { store, look, recordElsewhere } = twoTabs();
  store.setState({ status: "idle", problem: null });
  await recordElsewhere();
  await look();
  expect(store.getState().status).toBe("idle");
});

it("finds none without a database", async () => {
  const failing = failingConnection(connection);
  failing.failure = "absent";
  const [tabs] = fakeTabs(1);
  if (!tabs) throw new Error("a tab was asked for");
  const { store, look } = createRecordingStatus({
    ...reading(),
    connection: failing,
    locks: fakeLocks(),
    tabs,
  });
  await look();
  expect(store.getState().status).toBe("idle");
});
