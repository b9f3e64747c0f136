import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { DatabaseConnection, ScoutingMapDatabase } from "./database.ts";

/** Begins a test with an empty IndexedDB. */
export function emptyIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A connection that can be made to fail, as a browser's would. */
export interface FailingConnection extends DatabaseConnection {
  /** `absent`: it does not open; `full`: it opens, but no transaction may write; null: it works. */
  failure: "absent" | "full" | null;
  /** So many transactions may still write, as when the browser is killed after them; Infinity unless set. */
  writesLeft: number;
}

/**
 * A connection that works until the test makes it fail.
 * @param connection the connection that works while `failure` is null
 */
export function failingConnection(connection: DatabaseConnection): FailingConnection {
  const failing: FailingConnection = {
    failure: null,
    writesLeft: Number.POSITIVE_INFINITY,
    async opened() {
      if (failing.failure === "absent") throw new Error("no database");
      const database = await connection.opened();
      if (failing.failure === "full") return checked(database, refuse);
      return failing.writesLeft === Number.POSITIVE_INFINITY ? database : checked(database, count);
    },
  };
  const count = (mode: unknown): void => {
    if (mode !== "readwrite") return;
    if (failing.writesLeft === 0) throw new Error("killed");
    failing.writesLeft -= 1;
  };
  return failing;
}

function refuse(): void {
  throw new DOMException("no room", "QuotaExceededError");
}

/** @param check called with the mode of each transaction before it is made */
function checked(
  database: ScoutingMapDatabase,
  check: (mode: unknown) => void,
): ScoutingMapDatabase {
  const transaction = (...parts: unknown[]): unknown => {
    check(parts[1]);
    return Reflect.apply(database.transaction, database, parts);
  };
  return new Proxy(database, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
}
