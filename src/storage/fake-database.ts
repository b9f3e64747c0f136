import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { DatabaseConnection, ScoutingMapDatabase } from "./database.ts";
import { fakeDatabaseError } from "./fake-database-error.ts";

/** Replaces IndexedDB by an empty one, for a test. */
export function emptyIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A connection that can be made to fail like that of a browser. */
export interface FailingConnection extends DatabaseConnection {
  /**
   * `absent` or a problem: the database does not open. `full`: it opens, but no transaction can write. null: it
   * works.
   */
  failure: "absent" | "full" | DatabaseProblem | null;
  /** The number of transactions that may still write, as if the browser is killed after them; Infinity by default. */
  writesLeft: number;
}

/**
 * Creates a connection that works until the test makes it fail.
 * @param connection the connection to use while `failure` is null
 */
export function failingConnection(connection: DatabaseConnection): FailingConnection {
  const listeners: (() => void)[] = [];
  let hasFailed = false;
  const fail = (problem: DatabaseProblem): never => {
    hasFailed = true;
    throw fakeDatabaseError(problem);
  };
  const failing: FailingConnection = {
    failure: null,
    onOpened(listener) {
      listeners.push(listener);
      connection.onOpened(listener);
    },
    writesLeft: Number.POSITIVE_INFINITY,
    async opened() {
      const { failure } = failing;
      if (failure === "absent") return fail({ kind: "unavailable" });
      if (failure !== null && failure !== "full") return fail(failure);
      const database = await connection.opened();
      if (hasFailed) for (const listener of listeners) queueMicrotask(listener);
      hasFailed = false;
      if (failure === "full") return checked(database, refuse);
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

/** Calls `check` with the mode of each transaction before it is created. */
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
