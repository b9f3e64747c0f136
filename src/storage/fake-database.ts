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
}

/**
 * A connection that works until the test makes it fail.
 * @param connection the connection that works while `failure` is null
 */
export function failingConnection(connection: DatabaseConnection): FailingConnection {
  const failing: FailingConnection = {
    failure: null,
    async opened() {
      if (failing.failure === "absent") throw new Error("no database");
      const database = await connection.opened();
      return failing.failure === "full" ? withoutRoom(database) : database;
    },
  };
  return failing;
}

function withoutRoom(database: ScoutingMapDatabase): ScoutingMapDatabase {
  return new Proxy(database, {
    get(target, name) {
      if (name !== "transaction") return Reflect.get(target, name);
      return () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    },
  });
}
