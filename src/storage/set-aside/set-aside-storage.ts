import * as v from "valibot";
import type { SetAside, SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { parseJson } from "#storage/json-text.ts";
import { STRICT } from "#storage/strict.ts";
import { textHash } from "#storage/text-hash.ts";

/** The localStorage key for pieces while there is no database. */
export const SET_ASIDE_KEY = "setAside";

/** Keeps data that could not be used: in the database, else in localStorage, else in memory. */
export interface SetAsideStorage {
  /** Keeps pieces; resolves to true if they survive this visit. */
  keep(pieces: readonly SetAside[]): Promise<boolean>;
  /**
   * Does the same for data about to be overwritten. On return the pieces are in localStorage if they fit; they go to
   * the database afterwards.
   */
  keepAtOnce(pieces: readonly SetAside[]): Promise<boolean>;
  /** Resolves to all pieces, oldest first. */
  all(): Promise<readonly SetAside[]>;
  /** Deletes everything. Only call this at the request of the user. */
  clear(): Promise<void>;
}

const SET_ASIDE = v.object({
  id: v.string(),
  source: v.picklist(["settings", "preferences", "waypoints"]),
  reason: v.picklist([
    "not-json",
    "not-a-list",
    "not-an-object",
    "bad-record",
    "bad-field",
    "duplicate-id",
    "displaced",
  ]),
  rawText: v.string(),
  setAsideAtMs: v.number(),
});

/** Tells whether a stored value is a piece that was set aside. */
export function isSetAside(stored: unknown): stored is SetAside {
  return v.is(SET_ASIDE, stored);
}

/** Adds the time, and an id that recognises the same piece later. */
export function datedPieces(pieces: readonly SetAsidePiece[], nowMs: number): SetAside[] {
  return pieces.map((piece) => ({
    ...piece,
    id: `${piece.source}-${textHash(piece.rawText)}`,
    setAsideAtMs: nowMs,
  }));
}

/** Creates the storage for pieces set aside on this device, by any version of the app. */
export function setAsideStorage(texts: TextStore, connection: DatabaseConnection): SetAsideStorage {
  let inMemory: readonly SetAside[] = [];
  return {
    async keep(pieces) {
      if (pieces.length === 0) return true;
      inMemory = merged(inMemory, pieces);
      return (await keepInDatabase(connection, pieces)) || keepInText(texts, pieces);
    },
    async keepAtOnce(pieces) {
      inMemory = merged(inMemory, pieces);
      const isInText = keepInText(texts, pieces);
      const isInDatabase = await keepInDatabase(connection, pieces);
      if (isInDatabase && isInText) removeFromText(texts, pieces);
      return isInDatabase || isInText;
    },
    async all() {
      return merged(await allInDatabase(connection), allInText(texts), inMemory);
    },
    async clear() {
      inMemory = [];
      texts.remove(SET_ASIDE_KEY);
      await clearDatabase(connection);
    },
  };
}

async function keepInDatabase(
  connection: DatabaseConnection,
  pieces: readonly SetAside[],
): Promise<boolean> {
  try {
    const database = await connection.opened();
    const transaction = database.transaction("setAside", "readwrite", STRICT);
    await Promise.all([...pieces.map((piece) => transaction.store.put(piece)), transaction.done]);
    return true;
  } catch {
    return false;
  }
}

function keepInText(texts: TextStore, pieces: readonly SetAside[]): boolean {
  return texts.write(SET_ASIDE_KEY, JSON.stringify(merged(allInText(texts), pieces))) === "written";
}

async function allInDatabase(connection: DatabaseConnection): Promise<readonly SetAside[]> {
  try {
    return await (await connection.opened()).getAll("setAside");
  } catch {
    return [];
  }
}

function allInText(texts: TextStore): readonly SetAside[] {
  const parsed = parseJson(texts.read(SET_ASIDE_KEY) ?? "[]");
  if (!parsed.ok || !Array.isArray(parsed.value)) return [];
  return parsed.value.filter(isSetAside);
}

function removeFromText(texts: TextStore, pieces: readonly SetAside[]): void {
  const ids = new Set(pieces.map(({ id }) => id));
  const others = allInText(texts).filter(({ id }) => !ids.has(id));
  if (others.length === 0) texts.remove(SET_ASIDE_KEY);
  else texts.write(SET_ASIDE_KEY, JSON.stringify(others));
}

async function clearDatabase(connection: DatabaseConnection): Promise<void> {
  try {
    const transaction = (await connection.opened()).transaction("setAside", "readwrite", STRICT);
    await Promise.all([transaction.store.clear(), transaction.done]);
  } catch {
    // localStorage does not work either.
  }
}

/** Merges lists by id, oldest first. */
function merged(...lists: readonly (readonly SetAside[])[]): readonly SetAside[] {
  const byId = new Map(lists.flat().map((piece) => [piece.id, piece]));
  return [...byId.values()].sort((a, b) => a.setAsideAtMs - b.setAsideAtMs);
}
