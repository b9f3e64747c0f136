import { beforeEach, expect, test, vi } from "vitest";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createEdits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { createHasTracks } from "./has-tracks.ts";

beforeEach(emptyIndexedDb);

const connection = databaseConnection();

/** Stores a track as restoring a backup does. */
async function restoreTrack() {
  await (await connection.opened()).put("tracks", { id: "track-2" });
}

test("a track from a backup counts before any list has shown it", async () => {
  const [tabs = never()] = fakeTabs(1);
  const { store, loadHasTracks } = createHasTracks(connection, createEdits(connection, tabs));
  await loadHasTracks();
  expect(store.getState().hasTracks).toBe(false);
  await restoreTrack();
  await loadHasTracks();
  expect(store.getState().hasTracks).toBe(true);
});

test("a track from another tab counts", async () => {
  const [tabs = never(), otherTabs = never()] = fakeTabs(2);
  const { store, loadHasTracks } = createHasTracks(connection, createEdits(connection, tabs));
  await loadHasTracks();
  await restoreTrack();
  otherTabs.announce("tracks");
  await vi.waitFor(() => expect(store.getState().hasTracks).toBe(true));
});

test("the answer is unknown without a database, until anything opens it", async () => {
  const failing = failingConnection(connection);
  const [tabs = never()] = fakeTabs(1);
  const { store, loadHasTracks } = createHasTracks(failing, createEdits(failing, tabs));
  await restoreTrack();
  failing.failure = { kind: "no-answer" };
  await loadHasTracks();
  expect(store.getState()).toEqual({ hasTracks: false, isUnknown: true });
  failing.failure = null;
  await failing.opened();
  await vi.waitFor(() => expect(store.getState()).toEqual({ hasTracks: true, isUnknown: false }));
});

function never(): never {
  throw new Error("there are that many tabs");
}
