import { beforeEach, describe, expect, it } from "vitest";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { databaseDoor, LIST_KEY } from "#storage/database.ts";
import { emptyIndexedDb, type FailingDoor, failingDoor } from "#storage/fake-database.ts";
import { setAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import { type WaypointStorage, waypointStorage } from "./waypoint-storage.ts";

const A: Waypoint = { id: "a", name: "Aap", lat: 52, lng: 5 };
const B: Waypoint = { id: "b", name: "Noot", lat: 53, lng: 6 };
const C: Waypoint = { id: "c", name: "Mies", lat: 51, lng: 4 };

/** One visit of the app: what it has in memory ends with it, the texts and the database stay. */
interface Visit {
  readonly storage: WaypointStorage;
  readonly door: FailingDoor;
  setAside(): Promise<readonly { reason: string; rawText: string }[]>;
}

let texts: FakeTextStore;

beforeEach(() => {
  emptyIndexedDb();
  texts = fakeTextStore();
});

describe("a saved waypoint", () => {
  it("is in the database and in the text", async () => {
    const { storage } = await visit();
    expect(await storage.save({ kind: "add", waypoint: A })).toEqual({
      outcome: "durable",
      waypoints: [A],
    });
    expect(storedList()).toEqual([A]);
    expect(await databaseList()).toEqual([A]);
  });

  it("is there at the next visit", async () => {
    await add(await visit(), A, B);
    expect(await (await visit()).storage.load()).toEqual([A, B]);
  });

  it("is written to the database before the text", async () => {
    const { storage, door } = await visit();
    const listWhenWritten: unknown[] = [];
    const write = texts.write;
    texts.write = (key, text) => {
      listWhenWritten.push(key, databaseList());
      return write(key, text);
    };
    expect(door.failure).toBeNull();
    await storage.save({ kind: "add", waypoint: A });
    expect(listWhenWritten[0]).toBe("waypoints");
    expect(await listWhenWritten[1]).toEqual([A]);
  });

  it("can be changed and deleted", async () => {
    const { storage } = await visit();
    await add({ storage }, A, B);
    await storage.save({ kind: "update", id: "a", changes: { name: "Wim" }, changedAtMs: 9 });
    await storage.save({ kind: "delete", id: "b" });
    expect(storedList()).toEqual([{ ...A, name: "Wim", changedAtMs: 9 }]);
    expect(await databaseList()).toEqual(storedList());
  });

  it("that is unknown is said to be so, and nothing is written", async () => {
    const { storage } = await visit();
    await add({ storage }, A);
    const before = new Map(texts.texts);
    expect(await storage.save({ kind: "delete", id: "x" })).toMatchObject({
      outcome: "unknown-id",
      waypoints: [A],
    });
    expect(texts.texts).toEqual(before);
  });

  it("knows what became of the one before it", async () => {
    const { storage, door } = await visit();
    await add({ storage }, C);
    const open = door.opened;
    door.opened = async () => {
      door.opened = open;
      throw new Error("only this time");
    };
    texts.isBlocked = true;
    await Promise.all([A, B].map((waypoint) => storage.save({ kind: "add", waypoint })));
    expect(await databaseList()).toEqual([C, A, B]);
  });
});

describe("at the start", () => {
  it("nothing is written when nothing was stored", async () => {
    expect(await (await visit()).storage.load()).toEqual([]);
    expect(texts.texts.size).toBe(0);
  });

  it("nothing is written when both copies are in step", async () => {
    await add(await visit(), A, B);
    const before = new Map(texts.texts);
    await visit();
    expect(texts.texts).toEqual(before);
  });

  it("a list without our mark is taken over, its text left as it is", async () => {
    const text = JSON.stringify([A, B], null, 1);
    texts = fakeTextStore({ waypoints: text });
    expect(await (await visit()).storage.load()).toEqual([A, B]);
    expect(await databaseList()).toEqual([A, B]);
  });

  it("the database wins from the older text that a killed browser left", async () => {
    await add(await visit(), A);
    const committed = new Map(texts.texts);
    await add(await visit(), B, C);
    texts = fakeTextStore(Object.fromEntries(committed));
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B, C]);
    expect(storedList()).toEqual([A, B, C]);
    expect(await setAside()).toEqual([]);
  });

  it("the database wins when a killed browser left no text at all", async () => {
    await add(await visit(), A, B);
    texts = fakeTextStore();
    expect(await (await visit()).storage.load()).toEqual([A, B]);
    expect(storedList()).toEqual([A, B]);
  });

  it("the database wins when only the list's key was lost", async () => {
    await add(await visit(), A, B);
    texts.remove("waypoints");
    expect(await (await visit()).storage.load()).toEqual([A, B]);
  });

  it("a text whose mark did not make it to the disk takes nothing from the database", async () => {
    await add(await visit(), A);
    const oldMark = texts.read("waypoints.meta") ?? "";
    await add(await visit(), B);
    texts.write("waypoints.meta", oldMark);
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B]);
    expect(await setAside()).toEqual([]);
    expect(texts.read("waypoints.meta")).not.toBe(oldMark);
  });

  it("a list edited by hand wins, and what it displaces is set aside", async () => {
    await add(await visit(), A, B);
    texts.write("waypoints", JSON.stringify([{ ...A, name: "Hand" }, C]));
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([{ ...A, name: "Hand" }, C]);
    expect(await databaseList()).toEqual([{ ...A, name: "Hand" }, C]);
    expect(await setAside()).toMatchObject([
      { reason: "displaced", rawText: JSON.stringify(B), source: "waypoints" },
    ]);
  });

  it("a list emptied by hand stays empty", async () => {
    await add(await visit(), A);
    texts.write("waypoints", "[]");
    expect(await (await visit()).storage.load()).toEqual([]);
    expect(await (await visit()).storage.load()).toEqual([]);
  });

  it("an edit by hand is older than a save after it", async () => {
    await add(await visit(), A);
    texts.write("waypoints", JSON.stringify([B]));
    await add(await visit(), C);
    expect(await (await visit()).storage.load()).toEqual([B, C]);
  });

  it("the good records of a broken list are taken over, the bad ones set aside once", async () => {
    texts = fakeTextStore({ waypoints: JSON.stringify([A, { id: 1 }, B]) });
    await visit();
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B]);
    expect(await setAside()).toMatchObject([{ reason: "bad-record", rawText: '{"id":1}' }]);
  });

  it.each(["", "{", "null", "x".repeat(5_000_000)])(
    "a text that is no list leaves the database's list (%#)",
    async (broken) => {
      await add(await visit(), A);
      texts.write("waypoints", broken);
      const { storage, setAside } = await visit();
      expect(await storage.load()).toEqual([A]);
      expect(storedList()).toEqual([A]);
      expect((await setAside()).map(({ rawText }) => rawText)).toEqual([broken]);
    },
  );

  it("a text that is no list stays where it is as long as there is nothing to replace it", async () => {
    texts = fakeTextStore({ waypoints: "{" });
    const first = await visit();
    expect(texts.read("waypoints")).toBe("{");
    await add(first, A);
    expect(storedList()).toEqual([A]);
    expect(await first.setAside()).toMatchObject([{ reason: "not-json", rawText: "{" }]);
  });

  it.each(["not JSON", "null", "{}", '{"revision":-1,"hash":"x"}', '{"revision":1e999}'])(
    "a broken mark (%s) loses nothing",
    async (mark) => {
      await add(await visit(), A, B);
      texts.write("waypoints.meta", mark);
      const { storage, setAside } = await visit();
      expect(await storage.load()).toEqual([A, B]);
      expect(await setAside()).toEqual([]);
    },
  );

  it("bad records in the database itself are set aside", async () => {
    await add(await visit(), A);
    await putInDatabase({ format: 1, revision: 5, waypoints: [A, { name: "x" }, B] });
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B]);
    expect(await setAside()).toMatchObject([{ reason: "bad-record", rawText: '{"name":"x"}' }]);
    expect(await databaseList()).toEqual([A, B]);
  });

  it.each([
    7,
    { format: 2, revision: 5, waypoints: [B] },
    { format: 1, revision: 1e15, waypoints: [B] },
  ])("a database value of an unknown format (%#) is set aside, the text counts", async (value) => {
    await add(await visit(), A);
    await putInDatabase(value);
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A]);
    expect(await setAside()).toMatchObject([
      { reason: "not-a-list", rawText: JSON.stringify(value) },
    ]);
  });
});

describe("two tabs", () => {
  it("lose neither's waypoint when both add one", async () => {
    const [left, right] = [await visit(), await visit()];
    await Promise.all([add(left, A), add(right, B)]);
    expect(new Set((await databaseList())?.map(({ id }) => id))).toEqual(new Set(["a", "b"]));
    expect(await (await visit()).storage.load()).toHaveLength(2);
  });

  it("take over one another's waypoints", async () => {
    const [left, right] = [await visit(), await visit()];
    await add(left, A);
    expect(await right.storage.refresh()).toEqual([A]);
    expect(await right.storage.refresh()).toBeNull();
  });

  it("repair a text that the slower one wrote last", async () => {
    const [left, right] = [await visit(), await visit()];
    await add(left, A);
    const slow = new Map(texts.texts);
    await add(right, B);
    for (const [key, text] of slow) texts.write(key, text);
    await left.storage.refresh();
    expect(storedList()).toEqual([A, B]);
  });

  it("find a waypoint unknown that the other deleted", async () => {
    const left = await visit();
    await add(left, A);
    const right = await visit();
    await left.storage.save({ kind: "delete", id: "a" });
    const update = { kind: "update", id: "a", changes: { name: "x" }, changedAtMs: 1 } as const;
    expect(await right.storage.save(update)).toEqual({ outcome: "unknown-id", waypoints: [] });
  });
});

describe("without a database", () => {
  it("the text alone is read and written", async () => {
    texts = fakeTextStore({ waypoints: JSON.stringify([A]) });
    const { storage } = await visit("absent");
    expect(await storage.save({ kind: "add", waypoint: B })).toEqual({
      outcome: "text-only",
      waypoints: [A, B],
    });
    expect(await (await visit("absent")).storage.load()).toEqual([A, B]);
  });

  it("what was added to the text alone is not lost when the database is back with another list", async () => {
    await add(await visit(), A);
    const committed = new Map(texts.texts);
    await add(await visit(), B, C);
    texts = fakeTextStore(Object.fromEntries(committed));
    await add(await visit("absent"), { ...A, id: "alone" });
    const { storage, setAside } = await visit();
    expect((await storage.load()).map(({ id }) => id)).toEqual(["a", "alone"]);
    expect(await setAside()).toMatchObject([
      { reason: "displaced", rawText: JSON.stringify(B) },
      { reason: "displaced", rawText: JSON.stringify(C) },
    ]);
  });

  it("a save goes to the database as soon as it opens", async () => {
    const { storage, door } = await visit("absent");
    await add({ storage }, A);
    door.failure = null;
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({ outcome: "durable" });
    expect(await databaseList()).toEqual([A, B]);
  });

  it("an unreadable text is kept beside the new list", async () => {
    texts = fakeTextStore({ waypoints: "{broken" });
    const first = await visit("absent");
    await add(first, A);
    expect(storedList()).toEqual([A]);
    const second = await visit("absent");
    expect((await second.setAside()).map(({ rawText }) => rawText)).toEqual(["{broken"]);
  });

  it("an unreadable text that fits nowhere else is not written over", async () => {
    texts = fakeTextStore({ waypoints: "{broken".repeat(20) });
    texts.capacityChars = 200;
    const { storage } = await visit("absent");
    expect(await storage.save({ kind: "add", waypoint: A })).toEqual({
      outcome: "full",
      waypoints: [A],
    });
    expect(texts.read("waypoints")).toBe("{broken".repeat(20));
  });

  it("two tabs lose neither's waypoint", async () => {
    const [left, right] = [await visit("absent"), await visit("absent")];
    await add(left, A);
    await add(right, B);
    expect(storedList()).toEqual([A, B]);
  });

  it("two tabs see one another's waypoints", async () => {
    const [left, right] = [await visit("absent"), await visit("absent")];
    await add(left, A);
    expect(await right.storage.refresh()).toEqual([A]);
    await add(right, B);
    expect(storedList()).toEqual([A, B]);
  });
});

describe("without room", () => {
  it("a save that fits neither copy is said to be so, and stays in memory", async () => {
    const { storage, door } = await visit();
    await add({ storage }, A);
    door.failure = "full";
    texts.capacityChars = 0;
    expect(await storage.save({ kind: "add", waypoint: B })).toEqual({
      outcome: "full",
      waypoints: [A, B],
    });
    expect(storedList()).toEqual([A]);
  });

  it("what stayed in memory goes along with the next save that fits", async () => {
    const { storage, door } = await visit();
    door.failure = "full";
    texts.isBlocked = true;
    await add({ storage }, A);
    door.failure = null;
    texts.isBlocked = false;
    expect(await storage.save({ kind: "add", waypoint: B })).toEqual({
      outcome: "durable",
      waypoints: [A, B],
    });
    expect(await databaseList()).toEqual([A, B]);
    // And it went along once: what another tab deletes later does not come back.
    await (await visit()).storage.save({ kind: "delete", id: "a" });
    await add({ storage }, C);
    expect(await databaseList()).toEqual([B, C]);
  });

  it("a delete that could not be stored is undone", async () => {
    const { storage, door } = await visit();
    await add({ storage }, A);
    door.failure = "absent";
    texts.isBlocked = true;
    expect(await storage.save({ kind: "delete", id: "a" })).toEqual({
      outcome: "blocked",
      waypoints: [A],
    });
  });

  it("in localStorage the database keeps the list, and no older text passes for newer", async () => {
    const first = await visit();
    await add(first, A);
    texts.capacityChars = 0;
    expect(await first.storage.save({ kind: "add", waypoint: B })).toMatchObject({
      outcome: "durable",
    });
    expect(texts.read("waypoints")).toBeNull();
    expect(await (await visit()).storage.load()).toEqual([A, B]);
  });

  it("in the database the text keeps the waypoint, and the database gets it later", async () => {
    const { storage, door } = await visit();
    await add({ storage }, A);
    door.failure = "full";
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({
      outcome: "text-only",
    });
    door.failure = null;
    await add({ storage }, C);
    expect(await databaseList()).toEqual([A, B, C]);
    expect(storedList()).toEqual([A, B, C]);
  });

  it("in the database two tabs lose neither's waypoint", async () => {
    const [left, right] = [await visit(), await visit()];
    left.door.failure = "full";
    right.door.failure = "full";
    await add(left, A);
    await add(right, B);
    expect(storedList()).toEqual([A, B]);
    expect(await (await visit()).storage.load()).toEqual([A, B]);
  });

  it("and without access to anything the app still has its list", async () => {
    texts.isBlocked = true;
    const { storage } = await visit("absent");
    expect(await storage.load()).toEqual([]);
    expect(await storage.save({ kind: "add", waypoint: A })).toEqual({
      outcome: "blocked",
      waypoints: [A],
    });
    expect(await storage.save({ kind: "add", waypoint: B })).toMatchObject({ waypoints: [A, B] });
  });
});

it("site data cleared under the app's feet leaves the list in memory whole", async () => {
  const { storage } = await visit();
  await add({ storage }, A);
  const database = await databaseDoor().opened();
  await database.clear("waypointLists");
  texts.texts.clear();
  await add({ storage }, B);
  expect(await databaseList()).toEqual([A, B]);
});

async function visit(failure: FailingDoor["failure"] = null): Promise<Visit> {
  const door = failingDoor(databaseDoor());
  door.failure = failure;
  const setAside = setAsideStorage(texts, door);
  const storage = waypointStorage({ texts, door, setAside, nowMs: () => 1_000 });
  await storage.load();
  return { storage, door, setAside: () => setAside.all() };
}

async function add({ storage }: Pick<Visit, "storage">, ...waypoints: readonly Waypoint[]) {
  for (const waypoint of waypoints) await storage.save({ kind: "add", waypoint });
}

function storedList(): unknown {
  return JSON.parse(texts.texts.get("waypoints") ?? "null");
}

async function databaseList(): Promise<readonly Waypoint[] | undefined> {
  const database = await databaseDoor().opened();
  const stored = await database.get("waypointLists", LIST_KEY);
  return (stored as { waypoints: readonly Waypoint[] } | undefined)?.waypoints;
}

async function putInDatabase(value: unknown): Promise<void> {
  const database = await databaseDoor().opened();
  await database.put("waypointLists", value, LIST_KEY);
}
