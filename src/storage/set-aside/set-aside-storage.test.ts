import { beforeEach, describe, expect, it } from "vitest";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { datedPieces, SET_ASIDE_KEY, setAsideStorage } from "./set-aside-storage.ts";

const SETTINGS: SetAsidePiece = { source: "settings", reason: "not-json", rawText: "{" };
const RECORD: SetAsidePiece = { source: "waypoints", reason: "bad-record", rawText: "7" };

let texts: FakeTextStore;

beforeEach(() => {
  emptyIndexedDb();
  texts = fakeTextStore();
});

describe("what was set aside", () => {
  it("is kept between visits, the oldest first", async () => {
    expect(await visit().keep(datedPieces([RECORD], 2))).toBe(true);
    expect(await visit().keep(datedPieces([SETTINGS], 1))).toBe(true);
    expect(await visit().all()).toMatchObject([SETTINGS, RECORD]);
    expect(texts.texts.size).toBe(0);
  });

  it("is kept once, however often it is found", async () => {
    await visit().keep(datedPieces([RECORD, RECORD], 1));
    await visit().keep(datedPieces([RECORD], 2));
    expect(await visit().all()).toHaveLength(1);
  });

  it("is in localStorage immediately on request, and in the database soon after", async () => {
    texts.write(SET_ASIDE_KEY, JSON.stringify(datedPieces([RECORD], 1)));
    const keeping = visit().keepAtOnce(datedPieces([SETTINGS], 2));
    expect(JSON.parse(texts.read(SET_ASIDE_KEY) ?? "")).toMatchObject([RECORD, SETTINGS]);
    expect(await keeping).toBe(true);
    expect(JSON.parse(texts.read(SET_ASIDE_KEY) ?? "")).toMatchObject([RECORD]);
    expect(await visit().all()).toMatchObject([RECORD, SETTINGS]);
    expect(await visit("absent").keepAtOnce(datedPieces([SETTINGS], 2))).toBe(true);
    expect(JSON.parse(texts.read(SET_ASIDE_KEY) ?? "")).toHaveLength(2);
  });

  it("is kept in localStorage without a database", async () => {
    expect(await visit("absent").keep(datedPieces([RECORD], 1))).toBe(true);
    expect(await visit("absent").keep(datedPieces([SETTINGS], 2))).toBe(true);
    expect(await visit("absent").all()).toMatchObject([RECORD, SETTINGS]);
    expect(await visit().all()).toMatchObject([RECORD, SETTINGS]);
  });

  it("stays in memory as a last resort, and is reported as unsafe", async () => {
    texts.isBlocked = true;
    const storage = visit("absent");
    expect(await storage.keep(datedPieces([RECORD], 1))).toBe(false);
    expect(await storage.all()).toMatchObject([RECORD]);
  });

  it.each(["{", "7", '[{"id":"x"},null]'])(
    "survives a broken text of its own: %s",
    async (text) => {
      texts.write(SET_ASIDE_KEY, text);
      expect(await visit("absent").all()).toEqual([]);
      expect(await visit("absent").keep(datedPieces([RECORD], 1))).toBe(true);
      expect(await visit("absent").all()).toMatchObject([RECORD]);
    },
  );

  it("is deleted when the user asks for it", async () => {
    await visit("absent").keep(datedPieces([SETTINGS], 1));
    const storage = visit();
    await storage.keep(datedPieces([RECORD], 1));
    await storage.clear();
    expect(await storage.all()).toEqual([]);
    expect(await visit().all()).toEqual([]);
  });
});

function visit(failure: "absent" | null = null) {
  const connection = failingConnection(databaseConnection());
  connection.failure = failure;
  return setAsideStorage(texts, connection);
}
