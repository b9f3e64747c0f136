import { beforeEach, expect, it } from "vitest";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { createFirstUse } from "./first-use.ts";

let connection = databaseConnection();

beforeEach(async () => {
  await emptyIndexedDb();
  connection = databaseConnection();
});

it("is true on an empty device, also after the last waypoint was deleted", async () => {
  for (const texts of [fakeTextStore(), fakeTextStore({ waypoints: "[]" })]) {
    const use = createFirstUse(texts, connection);
    expect([use.seemsEmpty(), await use.isEmpty()]).toEqual([true, true]);
  }
});

it.each(["waypoints", "planDraft", "following"])(
  "is over at once with %s in localStorage",
  async (key) => {
    const use = createFirstUse(fakeTextStore({ [key]: '[{"id":"a"}]' }), connection);
    expect([use.seemsEmpty(), await use.isEmpty()]).toEqual([false, false]);
  },
);

it.each(["packs", "plans", "tracks", "recordings"] as const)(
  "is over with %s in the database, after the database was read",
  async (store) => {
    await (await connection.opened()).put(store, { id: "a", trackId: "a" });
    const use = createFirstUse(fakeTextStore(), connection);
    expect([use.seemsEmpty(), await use.isEmpty()]).toEqual([true, false]);
  },
);

it("trusts localStorage when the database cannot be opened", async () => {
  const failing = failingConnection(connection);
  failing.failure = "absent";
  expect(await createFirstUse(fakeTextStore(), failing).isEmpty()).toBe(true);
});
