import { beforeEach, describe, expect, it } from "vitest";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { add, listInDatabase, visitWith } from "./fake-visit.ts";

const A: Waypoint = { id: "a", name: "Aap", lat: 52, lng: 5 };
const B: Waypoint = { id: "b", name: "Noot", lat: 53, lng: 6 };
const C: Waypoint = { id: "c", name: "Mies", lat: 51, lng: 4 };

let texts: FakeTextStore;
const visit = () => visitWith(texts);

beforeEach(() => {
  emptyIndexedDb();
  texts = fakeTextStore();
});

describe("the journal", () => {
  it("stores only the edit, not the list", async () => {
    const { storage } = await visit();
    await add({ storage }, A, B);
    const written = await stored("waypointLists");
    await storage.save({ kind: "update", id: "a", changes: { name: "Wim" }, changedAtMs: 9 });
    expect(await stored("waypointLists")).toEqual(written);
    expect((await stored("waypointEdits")).at(-1)).toEqual({
      format: 1,
      edits: [{ kind: "update", id: "a", changes: { name: "Wim" }, changedAtMs: 9 }],
    });
  });

  it("is replayed at the next visit", async () => {
    const first = await visit();
    await add(first, A, B, C);
    await first.storage.save({ kind: "delete", id: "b" });
    await first.storage.save({ kind: "update", id: "a", changes: { note: "x" }, changedAtMs: 1 });
    texts = fakeTextStore();
    const list = [{ ...A, note: "x", changedAtMs: 1 }, C];
    expect(await (await visit()).storage.load()).toEqual(list);
  });

  it("is merged into the list when it grows long", async () => {
    const { storage } = await visit();
    await add({ storage }, A);
    for (let count = 0; count < 101; count += 1) {
      await storage.save({
        kind: "update",
        id: "a",
        changes: { note: `${count}` },
        changedAtMs: 1,
      });
    }
    expect((await stored("waypointEdits")).length).toBeLessThan(5);
    expect(await listInDatabase()).toEqual([{ ...A, note: "100", changedAtMs: 1 }]);
    await add({ storage }, B);
    texts = fakeTextStore();
    expect(await (await visit()).storage.load()).toHaveLength(2);
  });

  it("is not missed when another tab merged it into the list", async () => {
    const [left, right] = [await visit(), await visit()];
    await add(left, A);
    for (let count = 0; count < 105; count += 1) await add(left, { ...B, note: `${count}` });
    expect(await right.storage.refresh()).toEqual([A, { ...B, note: "104" }]);
    await add(right, C);
    expect(await left.storage.refresh()).toHaveLength(3);
  });

  it("stores several edits as one entry", async () => {
    const { storage } = await visit();
    await add({ storage }, C);
    const edits = [A, B].map((waypoint) => ({ kind: "add" as const, waypoint }));
    expect(await storage.save({ kind: "many", edits })).toMatchObject({ outcome: "durable" });
    expect(await stored("waypointEdits")).toHaveLength(2);
    texts = fakeTextStore();
    expect(await (await visit()).storage.load()).toEqual([C, A, B]);
  });

  it("changes and deletes a record by its id for addresses", async () => {
    const database = await databaseConnection().opened();
    const edits = [
      [{ kind: "add", waypoint: { ...A, id: ".." } }],
      [{ kind: "add", waypoint: { ...B, id: "\ud800" } }],
      [{ kind: "update", id: "..", changes: { name: "Wim" }, changedAtMs: 9 }],
      [{ kind: "delete", id: "\ud800" }],
    ];
    await database.put("waypointLists", { format: 1, revision: 0, waypoints: [] }, "list");
    for (const [index, list] of edits.entries()) {
      await database.put("waypointEdits", { format: 1, edits: list }, index + 1);
    }
    expect(await (await visit()).storage.load()).toEqual([
      { ...A, id: addressableId(".."), name: "Wim", changedAtMs: 9 },
    ]);
  });

  it("sets an unreadable edit aside and continues", async () => {
    const first = await visit();
    await add(first, A);
    const database = await databaseConnection().opened();
    const bad = { kind: "add", waypoint: { id: "x" } };
    await database.put("waypointEdits", { format: 1, edits: [bad] }, 2);
    await database.put("waypointEdits", { format: 1, edits: [{ kind: "add", waypoint: B }] }, 3);
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B]);
    expect(await setAside()).toMatchObject([
      { reason: "bad-record", rawText: JSON.stringify(bad) },
    ]);
  });
});

describe("a deleted waypoint", () => {
  it("is in the bin unchanged, with its time of deletion", async () => {
    const { storage } = await visit();
    await add({ storage }, A, B, C);
    const edits = ["a", "c"].map((id) => ({ kind: "delete" as const, id }));
    await storage.save({ kind: "many", edits });
    expect(await stored("waypointBin")).toMatchObject([{ deletedAtMs: 1_000, waypoints: [A, C] }]);
  });
});

async function stored(store: "waypointLists" | "waypointEdits" | "waypointBin") {
  return (await databaseConnection().opened()).getAll(store);
}
