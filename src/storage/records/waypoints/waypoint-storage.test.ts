import { beforeEach, describe, expect, it } from "vitest";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { add, listInDatabase, listInText, putInDatabase, visitWith } from "./fake-visit.ts";

const A: Waypoint = { id: "a", name: "Aap", lat: 52, lng: 5 };
const B: Waypoint = { id: "b", name: "Noot", lat: 53, lng: 6 };
const C: Waypoint = { id: "c", name: "Mies", lat: 51, lng: 4 };

let texts: FakeTextStore;

const visit = () => visitWith(texts);

beforeEach(() => {
  emptyIndexedDb();
  texts = fakeTextStore();
});

describe("a saved waypoint", () => {
  it("is in the database and in the text", async () => {
    const { storage } = await visit();
    expect(await storage.save({ kind: "add", waypoint: A })).toMatchObject({
      outcome: "durable",
      waypoints: [A],
    });
    expect(listInText(texts)).toEqual([A]);
    expect(await listInDatabase()).toEqual([A]);
  });

  it("is still there at the next visit", async () => {
    await add(await visit(), A, B);
    expect(await (await visit()).storage.load()).toEqual([A, B]);
  });

  it("is written to the database before the text", async () => {
    const { storage, connection } = await visit();
    const listWhenWritten: unknown[] = [];
    const write = texts.write;
    texts.write = (key, text) => {
      listWhenWritten.push(key, listInDatabase());
      return write(key, text);
    };
    expect(connection.failure).toBeNull();
    await storage.save({ kind: "add", waypoint: A });
    expect(listWhenWritten[0]).toBe("waypoints.meta");
    expect(await listWhenWritten[1]).toEqual([A]);
  });

  it("can be changed and deleted", async () => {
    const { storage } = await visit();
    await add({ storage }, A, B);
    await storage.save({ kind: "update", id: "a", changes: { name: "Wim" }, changedAtMs: 9 });
    await storage.save({ kind: "delete", id: "b" });
    expect(listInText(texts)).toEqual([{ ...A, name: "Wim", changedAtMs: 9 }]);
    expect(await listInDatabase()).toEqual(listInText(texts));
  });

  it("is reported when unknown, and nothing is written", async () => {
    const { storage } = await visit();
    await add({ storage }, A);
    const before = new Map(texts.texts);
    expect(await storage.save({ kind: "delete", id: "x" })).toMatchObject({
      outcome: "unknown-id",
      waypoints: [A],
    });
    expect(texts.texts).toEqual(before);
  });

  it("sees the outcome of the edit before it", async () => {
    const { storage, connection } = await visit();
    await add({ storage }, C);
    const open = connection.opened;
    connection.opened = async () => {
      connection.opened = open;
      throw new Error("only this time");
    };
    texts.isBlocked = true;
    await Promise.all([A, B].map((waypoint) => storage.save({ kind: "add", waypoint })));
    expect(await listInDatabase()).toEqual([C, A, B]);
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

  it("a list without our mark is taken over and its text is not changed", async () => {
    const text = JSON.stringify([A, B], null, 1);
    texts = fakeTextStore({ waypoints: text });
    expect(await (await visit()).storage.load()).toEqual([A, B]);
    expect(await listInDatabase()).toEqual([A, B]);
  });

  it("the database wins over the older text that a killed browser left", async () => {
    await add(await visit(), A);
    const committed = new Map(texts.texts);
    await add(await visit(), B, C);
    texts = fakeTextStore(Object.fromEntries(committed));
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B, C]);
    expect(listInText(texts)).toEqual([A, B, C]);
    expect(await setAside()).toEqual([]);
  });

  it("the database wins when a killed browser left no text at all", async () => {
    await add(await visit(), A, B);
    texts = fakeTextStore();
    expect(await (await visit()).storage.load()).toEqual([A, B]);
    expect(listInText(texts)).toEqual([A, B]);
  });

  it("the database wins when only the list's key was lost", async () => {
    await add(await visit(), A, B);
    texts.remove("waypoints");
    expect(await (await visit()).storage.load()).toEqual([A, B]);
  });

  it("a text whose mark was lost takes nothing from the database", async () => {
    await add(await visit(), A);
    const oldMark = texts.read("waypoints.meta") ?? "";
    await add(await visit(), B);
    texts.write("waypoints.meta", oldMark);
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B]);
    expect(await setAside()).toEqual([]);
    expect(texts.read("waypoints.meta")).not.toBe(oldMark);
  });

  it("a list edited by hand wins, and the records it lacks are set aside", async () => {
    await add(await visit(), A, B);
    texts.write("waypoints", JSON.stringify([{ ...A, name: "Hand" }, C]));
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([{ ...A, name: "Hand" }, C]);
    expect(await listInDatabase()).toEqual([{ ...A, name: "Hand" }, C]);
    expect(await setAside()).toMatchObject([
      { reason: "displaced", rawText: JSON.stringify(B), source: "waypoints" },
    ]);
  });

  it("a merged hand edit is older than later saves", async () => {
    await add(await visit(), A);
    texts.write("waypoints", JSON.stringify([{ ...A, name: "Hand" }]));
    const byHand = new Map(texts.texts);
    const { storage } = await visit();
    await storage.save({ kind: "update", id: "a", changes: { name: "Wim" }, changedAtMs: 9 });
    texts = fakeTextStore(Object.fromEntries(byHand));
    const next = await visit();
    expect(await next.storage.load()).toMatchObject([{ name: "Wim" }]);
    // A text that looks older but differs from that list is set aside, in case it is new.
    expect(await next.setAside()).toMatchObject([{ rawText: byHand.get("waypoints") }]);
    texts.write("waypoints", byHand.get("waypoints") ?? "");
    expect(await (await visit()).storage.load()).toMatchObject([{ name: "Hand" }]);
  });

  it("the first list of another program, without a mark, is older too", async () => {
    const first = { waypoints: JSON.stringify([A]) };
    texts = fakeTextStore(first);
    await add(await visit(), B);
    texts = fakeTextStore(first);
    expect(await (await visit()).storage.load()).toEqual([A, B]);
    texts = fakeTextStore({ waypoints: JSON.stringify([C]) });
    expect(await (await visit()).storage.load()).toEqual([C]);
  });

  it("a partly written text does not count as a hand edit", async () => {
    const { storage } = await visit();
    await add({ storage }, A, B);
    const written: Map<string, string>[] = [];
    const write = texts.write;
    texts.write = (...entry) => {
      const outcome = write(...entry);
      written.push(new Map(texts.texts));
      return outcome;
    };
    await storage.save({ kind: "delete", id: "a" });
    await add({ storage }, C);
    for (const state of written) {
      texts = fakeTextStore(Object.fromEntries(state));
      const { storage: next, setAside } = await visit();
      expect(await next.load()).toEqual([B, C]);
      expect(await setAside()).toEqual([]);
    }
  });

  it("a list emptied by hand stays empty", async () => {
    await add(await visit(), A);
    texts.write("waypoints", "[]");
    expect(await (await visit()).storage.load()).toEqual([]);
    expect(await (await visit()).storage.load()).toEqual([]);
  });

  it("a list edited by hand during the visit is not lost in the next save", async () => {
    const { storage } = await visit();
    await add({ storage }, A);
    texts.write("waypoints", JSON.stringify([A, B]));
    await add({ storage }, C);
    expect(listInText(texts)).toEqual([A, B, C]);
  });

  it("a hand edit is older than a later save", async () => {
    await add(await visit(), A);
    texts.write("waypoints", JSON.stringify([B]));
    await add(await visit(), C);
    expect(await (await visit()).storage.load()).toEqual([B, C]);
  });

  it("the valid records of a broken list are used, and the bad ones set aside once", async () => {
    texts = fakeTextStore({ waypoints: JSON.stringify([A, { id: 1 }, B]) });
    await visit();
    const { storage, setAside } = await visit();
    expect(await storage.load()).toEqual([A, B]);
    expect(await setAside()).toMatchObject([{ reason: "bad-record", rawText: '{"id":1}' }]);
  });

  it.each(["", "{", "null", "x".repeat(5_000_000)])(
    "a text that is not a list leaves the database's list (%#)",
    async (broken) => {
      await add(await visit(), A);
      texts.write("waypoints", broken);
      const { storage, setAside } = await visit();
      expect(await storage.load()).toEqual([A]);
      expect(listInText(texts)).toEqual([A]);
      expect((await setAside()).map(({ rawText }) => rawText)).toEqual([broken]);
    },
  );

  it("a text that is not a list stays until there is a list to replace it", async () => {
    texts = fakeTextStore({ waypoints: "{" });
    const first = await visit();
    expect(texts.read("waypoints")).toBe("{");
    await add(first, A);
    expect(listInText(texts)).toEqual([A]);
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
    expect(await listInDatabase()).toEqual([A, B]);
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
    expect(new Set((await listInDatabase())?.map(({ id }) => id))).toEqual(new Set(["a", "b"]));
    expect(await (await visit()).storage.load()).toHaveLength(2);
  });

  it("take over each other's waypoints", async () => {
    const [left, right] = [await visit(), await visit()];
    await add(left, A);
    expect(await right.storage.refresh()).toEqual([A]);
    expect(await right.storage.refresh()).toBeNull();
  });

  it("repair a text that the slower tab wrote last", async () => {
    const [left, right] = [await visit(), await visit()];
    await add(left, A);
    const slow = new Map(texts.texts);
    await add(right, B);
    for (const [key, text] of slow) texts.write(key, text);
    await left.storage.refresh();
    expect(listInText(texts)).toEqual([A, B]);
  });

  it("report a waypoint that the other tab deleted as unknown", async () => {
    const left = await visit();
    await add(left, A);
    const right = await visit();
    await left.storage.save({ kind: "delete", id: "a" });
    const update = { kind: "update", id: "a", changes: { name: "x" }, changedAtMs: 1 } as const;
    expect(await right.storage.save(update)).toMatchObject({
      outcome: "unknown-id",
      waypoints: [],
    });
  });
});

describe("a text that is not a list", () => {
  it.each([
    ["an empty text", ""],
    ["half a text", '[{"id":"a","na'],
    ["undefined", "undefined"],
    ["[object Object]", "[object Object]"],
    ["null", "null"],
    ["a number", "42"],
    ["a waypoint without a list", JSON.stringify(A)],
    ["100,000 brackets", "[".repeat(100_000)],
    ["a prototype", `{"__proto__":${JSON.stringify(A)}}`],
  ])("is kept when it is %s, and what is added is there at the next visit", async (_name, text) => {
    texts = fakeTextStore({ waypoints: text });
    await add(await visit(), C);
    const next = await visit();
    expect(await next.storage.load()).toEqual([C]);
    expect((await next.setAside()).map(({ rawText }) => rawText)).toEqual([text]);
  });
});
