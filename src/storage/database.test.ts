import { deleteDB, openDB } from "idb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  DATABASE_NAME,
  DATABASE_VERSION,
  databaseConnection,
  upgradeDatabase,
} from "./database.ts";
import { emptyIndexedDb } from "./fake-database.ts";

beforeEach(emptyIndexedDb);

describe("the database", () => {
  it("has every store when it is new", async () => {
    const database = await databaseConnection().opened();
    expect([...database.objectStoreNames]).toEqual([
      "boating",
      "packs",
      "photos",
      "plans",
      "recordedFixes",
      "recordings",
      "restores",
      "scouting",
      "setAside",
      "trackBlocks",
      "tracks",
      "waypointBin",
      "waypointEdits",
      "waypointLists",
    ]);
    expect(database.version).toBe(DATABASE_VERSION);
  });

  it("is opened once", async () => {
    const connection = databaseConnection();
    expect(await connection.opened()).toBe(await connection.opened());
  });

  it("closes for a newer version of the app and then cannot be opened", async () => {
    const connection = databaseConnection();
    await connection.opened();
    const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1);
    await expect(connection.opened()).rejects.toThrow();
    newer.close();
  });

  it("opens again after it was closed for another tab", async () => {
    const connection = databaseConnection();
    const first = await connection.opened();
    await deleteDB(DATABASE_NAME);
    expect(await connection.opened()).not.toBe(first);
  });

  it("times out when it does not respond, and is tried again later", async () => {
    const open = vi.spyOn(indexedDB, "open");
    open.mockImplementationOnce(() => new IDBOpenDBRequest());
    const connection = databaseConnection(5);
    await expect(connection.opened()).rejects.toThrow("does not answer");
    // A busy machine may not open it within the limit either.
    await vi.waitFor(async () => expect((await connection.opened()).name).toBe(DATABASE_NAME));
  });

  it("is closed again when it responds too late", async () => {
    const holder = await openDB(DATABASE_NAME, 1);
    const close = vi.spyOn(IDBDatabase.prototype, "close");
    await expect(databaseConnection(5).opened()).rejects.toThrow("does not answer");
    expect(close).not.toHaveBeenCalled();
    holder.close();
    close.mockClear();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it("rejects instead of throwing when it is absent", async () => {
    Reflect.deleteProperty(globalThis, "indexedDB");
    await expect(databaseConnection().opened()).rejects.toThrow();
  });
});

const SINCE_6 = ["recordings", "recordedFixes", "plans", "boating", "scouting"];

describe("upgradeDatabase", () => {
  it("creates no store that exists already", () => {
    const made: string[] = [];
    const gone: string[] = [];
    const database = {
      createObjectStore: (name: string) => made.push(name) as never,
      deleteObjectStore: (name: string) => void gone.push(name),
    };
    upgradeDatabase(database, DATABASE_VERSION);
    expect([made, gone]).toEqual([[], []]);
    upgradeDatabase(database, 4);
    expect([made, gone]).toEqual([["restores", "trackBlocks", ...SINCE_6], ["trackHeads"]]);
    made.length = 0;
    gone.length = 0;
    upgradeDatabase(database, 2);
    expect([made, gone]).toEqual([["waypointEdits", "restores", "trackBlocks", ...SINCE_6], []]);
    made.length = 0;
    upgradeDatabase(database, 1);
    const sinceVersion1 = [
      "packs",
      "photos",
      "waypointBin",
      "tracks",
      "waypointEdits",
      "restores",
      "trackBlocks",
      ...SINCE_6,
    ];
    expect(made).toEqual(sinceVersion1);
    made.length = 0;
    upgradeDatabase(database, 0);
    expect(made).toEqual(["waypointLists", "setAside", ...sinceVersion1]);
    expect(gone).toEqual([]);
  });
});
