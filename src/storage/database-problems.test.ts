import { openDB } from "idb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DATABASE_NAME, DATABASE_VERSION, databaseConnection } from "./database.ts";
import { databaseProblemOf } from "./database-problem-of.ts";
import { emptyIndexedDb } from "./fake-database.ts";
import { trackStorage } from "./tracks/track-storage.ts";
import { plantVersion5 } from "./tracks/version-5.fixture.ts";

beforeEach(() => {
  vi.restoreAllMocks();
  emptyIndexedDb();
});

/** The problem that opening the database gives. */
async function problem(connection = databaseConnection(5)) {
  const error: unknown = await connection.opened().then(
    () => null,
    (reason: unknown) => reason,
  );
  return error === null ? null : databaseProblemOf(error);
}

function openThrows(name: string): void {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("", name);
  });
}

describe("a database that cannot be opened", () => {
  it.each([
    ["SecurityError", { kind: "unavailable" }],
    ["InvalidStateError", { kind: "unavailable" }],
    ["UnknownError", { kind: "failed" }],
    ["QuotaExceededError", { kind: "full", neededBytes: null }],
  ])("because of a %s", async (name, expected) => {
    openThrows(name);
    expect(await problem()).toEqual(expected);
  });

  it("because the browser has none", async () => {
    Reflect.deleteProperty(globalThis, "indexedDB");
    expect(await problem()).toEqual({ kind: "unavailable" });
  });

  it("because a newer version of the app upgraded it", async () => {
    (await openDB(DATABASE_NAME, DATABASE_VERSION + 1)).close();
    expect(await problem()).toEqual({ kind: "newer-version" });
  });

  it("because another tab holds an older version", async () => {
    const holder = await openDB(DATABASE_NAME, 1);
    expect(await problem()).toEqual({ kind: "other-tab" });
    holder.close();
  });

  it("because the browser does not answer", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest());
    expect(await problem()).toEqual({ kind: "no-answer" });
  });
});

describe("an upgrade without room", () => {
  it("says how much it needs, changes nothing, and is done once there is room", async () => {
    await plantVersion5();
    failPut(4, () => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    const connection = databaseConnection();
    // 9 points of three tracks and routes, of 8 bytes a number, and their facts.
    expect(await problem(connection)).toEqual({ kind: "full", neededBytes: expect.any(Number) });
    expect(await neededBytes(connection)).toBeGreaterThan(9 * 2 * 8);
    expect(await neededBytes(connection)).toBeLessThan(10_000);
    expect(await indexedDB.databases()).toMatchObject([{ version: 5 }]);
    vi.restoreAllMocks();
    expect(await trackStorage(connection).all()).toHaveLength(3);
  });

  it("is told from another failure also when the browser notices at the end", async () => {
    await plantVersion5();
    failPut(6, (transaction) => transaction._abort("QuotaExceededError"));
    expect(await problem(databaseConnection())).toMatchObject({ kind: "full" });
  });

  it("is not what an upgrade that fails otherwise says", async () => {
    await plantVersion5();
    failPut(4, () => {
      throw new DOMException("damaged", "DataError");
    });
    expect(await problem(databaseConnection())).toEqual({ kind: "failed" });
  });
});

describe("those that wait for the database", () => {
  it("are told each time that it opens", async () => {
    const connection = databaseConnection();
    const listener = vi.fn();
    connection.onOpened(listener);
    const open = vi.spyOn(indexedDB, "open");
    open.mockImplementationOnce(() => {
      throw new DOMException("", "UnknownError");
    });
    await problem(connection);
    expect(listener).not.toHaveBeenCalled();
    await connection.opened();
    await connection.opened();
    expect(listener).toHaveBeenCalledOnce();
  });
});

async function neededBytes(connection = databaseConnection()): Promise<number | null> {
  const found = await problem(connection);
  return found?.kind === "full" ? found.neededBytes : null;
}

type FakeTransaction = IDBTransaction & { _abort(errorName: string): void };

/** Lets the nth write of the upgrade fail, each time that it is tried. */
function failPut(nth: number, fail: (transaction: FakeTransaction) => void): void {
  const put = IDBObjectStore.prototype.put;
  let writes = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    writes = writes % nth === 0 ? 1 : writes + 1;
    if (writes === nth) fail(this.transaction as FakeTransaction);
    return put.apply(this, row);
  });
}
