import { beforeEach, describe, expect, it } from "vitest";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, type FailingConnection } from "#storage/fake-database.ts";
import { add, listInDatabase, listInText, visitWith } from "./fake-visit.ts";

const A: Waypoint = { id: "a", name: "Aap", lat: 52, lng: 5 };
const B: Waypoint = { id: "b", name: "Noot", lat: 53, lng: 6 };
const C: Waypoint = { id: "c", name: "Mies", lat: 51, lng: 4 };

let texts: FakeTextStore;

const renamed = (id: string, name: string): WaypointEdit => ({
  kind: "update",
  id,
  changes: { name },
  changedAtMs: 1_000,
});

const visit = (failure: FailingConnection["failure"] = null) => visitWith(texts, failure);

beforeEach(() => {
  emptyIndexedDb();
  texts = fakeTextStore();
});

describe("without a database", () => {
  it("only the text is read and written", async () => {
    texts = fakeTextStore({ waypoints: JSON.stringify([A]) });
    const { storage } = await visit("absent");
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({
      outcome: "text-only",
      waypoints: [A, B],
    });
    expect(await (await visit("absent")).storage.load()).toEqual([A, B]);
  });

  it("nothing is missing when the database returns after a kill that lost the end of the text", async () => {
    const first = await visit();
    await add(first, A, B);
    const committed = new Map(texts.texts);
    await add(await visit(), C);
    await first.storage.save(renamed("b", "Noten"));
    texts = fakeTextStore(Object.fromEntries(committed));
    const alone = await visit("absent");
    await add(alone, { ...A, id: "alone" });
    await (await visit("absent")).storage.save(renamed("a", "Apen"));
    const { storage, setAside } = await visit();
    const names = (await storage.load()).map(({ id, name }) => `${id} ${name}`);
    expect(names).toEqual(["a Apen", "b Noten", "c Mies", "alone Aap"]);
    expect(await setAside()).toEqual([]);
  });

  it("nothing is missing when the database returns after a kill that lost the whole text", async () => {
    await add(await visit(), A, B);
    texts.texts.clear();
    await add(await visit("absent"), C);
    expect(await (await visit()).storage.load()).toEqual([A, B, C]);
  });

  it("a waypoint deleted from such a text stays deleted and is set aside", async () => {
    await add(await visit(), A);
    const committed = new Map(texts.texts);
    await add(await visit(), B);
    texts = fakeTextStore(Object.fromEntries(committed));
    await (await visit("absent")).storage.save({ kind: "delete", id: "a" });
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([B]);
    expect(await setAside()).toMatchObject([{ reason: "displaced", rawText: JSON.stringify(A) }]);
  });

  it("additions to both copies in turn are kept, including those in memory only", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, A);
    const committed = new Map(texts.texts);
    await add(await visit(), B);
    texts.texts.clear();
    for (const [key, text] of committed) texts.texts.set(key, text);
    connection.failure = "full";
    texts.isBlocked = true;
    await add({ storage }, C);
    texts.isBlocked = false;
    await add({ storage }, { ...A, id: "alone" });
    const ids = (await (await visit()).storage.load()).map(({ id }) => id);
    expect(ids).toEqual(["a", "b", "c", "alone"]);
  });

  it("a text merged into the database is older than later saves", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, A, B);
    connection.failure = "full";
    await storage.save(renamed("a", "Apen"));
    const alone = new Map(texts.texts);
    connection.failure = null;
    await storage.save(renamed("a", "Aapjes"));
    texts = fakeTextStore(Object.fromEntries(alone));
    // A further edit without the database is newer.
    await (await visit("absent")).storage.save(renamed("b", "Noten"));
    const names = (await (await visit()).storage.load()).map(({ name }) => name);
    expect(names).toEqual(["Aapjes", "Noten"]);
  });

  it("a list edited by hand meanwhile is not overwritten", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, A, B);
    connection.failure = "absent";
    await storage.save(renamed("a", "Apen"));
    texts.write("waypoints", JSON.stringify([{ ...A, name: "Hand" }]));
    await add({ storage }, C);
    expect(listInText(texts)).toMatchObject([{ name: "Hand" }, { id: "c" }]);
    connection.failure = null;
    await storage.bringInStep();
    expect(await listInDatabase()).toMatchObject([{ name: "Hand" }, { id: "c" }]);
  });

  it("a deleted waypoint reaches the bin when its tab finds the database again", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, A, B);
    connection.failure = "full";
    await storage.save({ kind: "delete", id: "a" });
    connection.failure = null;
    await storage.bringInStep();
    const database = await databaseConnection().opened();
    expect(await database.getAll("waypointBin")).toMatchObject([{ waypoints: [A] }]);
    expect(await listInDatabase()).toEqual([B]);
  });

  it("a save is written to the database as soon as it opens", async () => {
    const { storage, connection } = await visit("absent");
    await add({ storage }, A);
    connection.failure = null;
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({ outcome: "durable" });
    expect(await listInDatabase()).toEqual([A, B]);
  });

  it("an unreadable text is kept beside the new list", async () => {
    texts = fakeTextStore({ waypoints: "{broken" });
    const first = await visit("absent");
    await add(first, A);
    expect(listInText(texts)).toEqual([A]);
    const second = await visit("absent");
    expect((await second.setAside()).map(({ rawText }) => rawText)).toEqual(["{broken"]);
  });

  it("an unreadable text that fits nowhere else is not overwritten", async () => {
    texts = fakeTextStore({ waypoints: "{broken".repeat(20) });
    texts.capacityChars = 200;
    const { storage } = await visit("absent");
    expect(await storage.save({ kind: "add", waypoint: A })).toMatchObject({
      outcome: "full",
      waypoints: [A],
    });
    expect(texts.read("waypoints")).toBe("{broken".repeat(20));
  });

  it("two tabs lose neither's waypoint", async () => {
    const [left, right] = [await visit("absent"), await visit("absent")];
    await add(left, A);
    await add(right, B);
    expect(listInText(texts)).toEqual([A, B]);
  });

  it("a tab that edits the waypoint of another tab loses nothing when the database returns", async () => {
    const left = await visit();
    await add(left, A);
    left.connection.failure = "absent";
    const right = await visit("absent");
    await add(right, B);
    await right.storage.save({ ...renamed("a", "Aap"), changes: { note: "boom" } } as WaypointEdit);
    await left.storage.save(renamed("a", "Apen"));
    await left.storage.save(renamed("b", "Noten"));
    left.connection.failure = null;
    await add(left, C);
    const stored = await listInDatabase();
    expect(stored?.map(({ name, note }) => [name, note])).toEqual([
      ["Apen", "boom"],
      ["Noten", undefined],
      ["Mies", undefined],
    ]);
  });

  it("two tabs see each other's waypoints", async () => {
    const [left, right] = [await visit("absent"), await visit("absent")];
    await add(left, A);
    expect(await right.storage.refresh()).toEqual([A]);
    await add(right, B);
    expect(listInText(texts)).toEqual([A, B]);
  });
});

describe("without room", () => {
  it("a save that fits in neither copy is reported and stays in memory", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, A);
    connection.failure = "full";
    texts.capacityChars = 0;
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({
      outcome: "full",
      waypoints: [A, B],
    });
    expect(listInText(texts)).toEqual([A]);
  });

  it("an edit in memory is stored with the next save that fits", async () => {
    const { storage, connection } = await visit();
    connection.failure = "full";
    texts.isBlocked = true;
    await add({ storage }, A);
    connection.failure = null;
    texts.isBlocked = false;
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({
      outcome: "durable",
      waypoints: [A, B],
    });
    expect(await listInDatabase()).toEqual([A, B]);
    // It was stored only once: a later delete by another tab is not undone.
    await (await visit()).storage.save({ kind: "delete", id: "a" });
    await add({ storage }, C);
    expect(await listInDatabase()).toEqual([B, C]);
  });

  it("a full device is reported as full, even when it was full at the start", async () => {
    const { storage } = await visit("full");
    texts.isBlocked = true;
    expect(await storage.save({ kind: "add", waypoint: A })).toMatchObject({ outcome: "full" });
  });

  it("a delete that could not be stored is undone", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, A);
    connection.failure = "absent";
    texts.isBlocked = true;
    expect(await storage.save({ kind: "delete", id: "a" })).toMatchObject({
      outcome: "blocked",
      waypoints: [A],
    });
  });

  it("in localStorage, the database keeps the list and no older text passes for a newer one", async () => {
    const first = await visit();
    await add(first, A);
    texts.capacityChars = 0;
    expect(await first.storage.save({ kind: "add", waypoint: B })).toMatchObject({
      outcome: "durable",
    });
    expect(texts.read("waypoints")).toBeNull();
    expect(await (await visit()).storage.load()).toEqual([A, B]);
  });

  it("in the database, the text keeps the waypoint and the database gets it later", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, A);
    connection.failure = "full";
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({
      outcome: "text-only",
    });
    connection.failure = null;
    await add({ storage }, C);
    expect(await listInDatabase()).toEqual([A, B, C]);
    expect(listInText(texts)).toEqual([A, B, C]);
  });

  it("in the database, two tabs lose no waypoint", async () => {
    const [left, right] = [await visit(), await visit()];
    left.connection.failure = "full";
    right.connection.failure = "full";
    await add(left, A);
    await add(right, B);
    expect(listInText(texts)).toEqual([A, B]);
    right.connection.failure = null;
    await add(right, C);
    expect(await listInDatabase()).toEqual([A, B, C]);
    // The other tab must not store its own edit again over a later one.
    await right.storage.save(renamed("a", "Apen"));
    left.connection.failure = null;
    await left.storage.bringInStep();
    expect(await left.storage.load()).toMatchObject([{ name: "Apen" }, B, C]);
  });

  it("or any storage at all, the app still has its list", async () => {
    texts.isBlocked = true;
    const { storage } = await visit("absent");
    expect(await storage.load()).toEqual([]);
    expect(await storage.save({ kind: "add", waypoint: A })).toMatchObject({
      outcome: "blocked",
      waypoints: [A],
    });
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({ waypoints: [A, B] });
  });
});

it("clearing the site data of a running app leaves its list in memory intact", async () => {
  const { storage } = await visit();
  await add({ storage }, A);
  const database = await databaseConnection().opened();
  await database.clear("waypointLists");
  texts.texts.clear();
  await add({ storage }, B);
  expect(await listInDatabase()).toEqual([A, B]);
});
