import { openDB } from "idb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { plantVersion5 } from "#storage/track-format/version-5.fixture.ts";
import { DATABASE_NAME, DATABASE_VERSION, databaseConnection } from "./database.ts";
import { databaseProblemOf } from "./database-problem-of.ts";
import { emptyIndexedDb } from "./fake-database.ts";
import { trackStorage } from "./records/tracks/track-storage.ts";

beforeEach(() => {
  vi.restoreAllMocks();
  emptyIndexedDb();
});

/** More than a database takes to open on a busy machine, milliseconds. */
const PATIENCE_MS = 2000;

/** Returns the problem that opening the database reports. */
async function problem(connection = databaseConnection(PATIENCE_MS)) {
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
  ])("is reported after a %s", async (name, expected) => {
    openThrows(name);
    expect(await problem()).toEqual(expected);
  });

  it("is reported as unavailable when the browser has none", async () => {
    Reflect.deleteProperty(globalThis, "indexedDB");
    expect(await problem()).toEqual({ kind: "unavailable" });
  });

  it("is reported as newer when a newer version of the app upgraded it", async () => {
    (await openDB(DATABASE_NAME, DATABASE_VERSION + 1)).close();
    expect(await problem()).toEqual({ kind: "newer-version" });
  });

  it("is reported as blocked by another tab with an older version", async () => {
    const holder = await openDB(DATABASE_NAME, 1);
    expect(await problem()).toEqual({ kind: "other-tab" });
    holder.close();
  });

  it("is reported when the browser does not respond", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => new IDBOpenDBRequest());
    expect(await problem(databaseConnection(5))).toEqual({ kind: "no-answer" });
  });
});

describe("an upgrade without room", () => {
  it("reports the room it needs, changes nothing, and succeeds once there is room", async () => {
    await plantVersion5();
    failPut(4, () => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    const connection = databaseConnection();
    // Nine points in three tracks and routes, 8 bytes per number, plus their facts.
    expect(await problem(connection)).toEqual({ kind: "full", neededBytes: expect.any(Number) });
    expect(await neededBytes(connection)).toBeGreaterThan(9 * 2 * 8);
    expect(await neededBytes(connection)).toBeLessThan(10_000);
    expect(await indexedDB.databases()).toMatchObject([{ version: 5 }]);
    vi.restoreAllMocks();
    expect(await trackStorage(connection).all()).toHaveLength(3);
  });

  it("is recognised even if the browser only notices at the commit", async () => {
    await plantVersion5();
    failPut(6, (transaction) => transaction._abort("QuotaExceededError"));
    expect(await problem(databaseConnection())).toMatchObject({ kind: "full" });
  });

  it("is not reported for an upgrade that fails for another reason", async () => {
    await plantVersion5();
    failPut(4, () => {
      throw new DOMException("damaged", "DataError");
    });
    expect(await problem(databaseConnection())).toEqual({ kind: "failed" });
  });
});

describe("listeners that wait for the database", () => {
  it("are called each time that it opens", async () => {
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

/** Makes the nth write of every upgrade attempt fail. */
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
