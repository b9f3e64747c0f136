import { beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createEdits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { createSomethingSaved } from "./something-saved.ts";

let connection = databaseConnection();

beforeEach(async () => {
  await emptyIndexedDb();
  connection = databaseConnection();
});

function visit(database = connection) {
  const [tab] = fakeTabs(1);
  if (!tab) throw new Error("there is one");
  const edits = createEdits(database, tab);
  const waypoints = createStore<{ waypoints: readonly unknown[] }>(() => ({ waypoints: [] }));
  const packs = createStore<{ records: readonly unknown[] }>(() => ({ records: [] }));
  const saved = createSomethingSaved(database, edits, waypoints, packs);
  saved.start();
  return { edits, waypoints, packs, isSaved: () => saved.store.getState().isSaved };
}

it("is false on an empty device", async () => {
  const { edits, isSaved } = visit();
  await edits.tellChanged(["plans", "tracks"]);
  expect(isSaved()).toBe(false);
});

it("notices a first waypoint and a first pack", () => {
  const first = visit();
  first.waypoints.setState({ waypoints: [{}] });
  expect(first.isSaved()).toBe(true);
  const second = visit();
  second.packs.setState({ records: [{}] });
  expect(second.isSaved()).toBe(true);
});

it.each(["plans", "tracks"] as const)("notices %s when they are stored", async (kind) => {
  const { edits, isSaved } = visit();
  await edits.tellChanged([kind]);
  expect(isSaved()).toBe(false);
  await (await connection.opened()).put(kind, { id: "a" });
  await edits.tellChanged([kind]);
  await vi.waitFor(() => expect(isSaved()).toBe(true));
});

it.each(["plans", "tracks", "packs"] as const)("knows the %s of earlier visits", async (kind) => {
  await (await connection.opened()).put(kind, { id: "a" });
  const { isSaved } = visit();
  await vi.waitFor(() => expect(isSaved()).toBe(true));
});

it("goes by the waypoints if the database cannot be opened", async () => {
  const failing = failingConnection(connection);
  failing.failure = "absent";
  const { edits, waypoints, isSaved } = visit(failing);
  await edits.tellChanged(["plans"]);
  expect(isSaved()).toBe(false);
  waypoints.setState({ waypoints: [{}] });
  expect(isSaved()).toBe(true);
});
