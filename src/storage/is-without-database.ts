import { DatabaseError } from "./database.ts";

/** Error names that browsers give `indexedDB.open` where a page may not use a database. */
const UNAVAILABLE = ["SecurityError", "InvalidStateError", "NotAllowedError"];

/** Tells whether an error means that this page has no database at all, rather than one that does not answer. */
export function isWithoutDatabase(error: unknown): boolean {
  if (!(error instanceof DatabaseError) || error.attempt.isLate) return false;
  const name = error.cause instanceof Error ? error.cause.name : "";
  return UNAVAILABLE.includes(name) || !globalThis.indexedDB;
}
