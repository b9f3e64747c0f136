import * as v from "valibot";
import type { SetAside, SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { parseJson } from "#storage/json-text.ts";
import { textHash } from "#storage/text-hash.ts";

/** The key of localStorage that pieces are kept under while there is no database. */
export const SET_ASIDE_KEY = "setAside";

/** Keeps what could not be used: in the database, else in localStorage, else in memory. */
export interface SetAsideStorage {
  /** True when the pieces survive this visit. */
  keep(pieces: readonly SetAside[]): Promise<boolean>;
  /**
   * The same for what is about to be written over: when this returns the pieces are in localStorage, if
   * they fit; they go on to the database.
   */
  keepAtOnce(pieces: readonly SetAside[]): Promise<boolean>;
  /** Everything kept, oldest first. */
  all(): Promise<readonly SetAside[]>;
  /** Throws everything away; only the user may ask for that. */
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

/** Whether a stored value is a piece that was set aside. */
export function isSetAside(stored: unknown): stored is SetAside {
  return v.is(SET_ASIDE, stored);
}

/** Gives the pieces their time, and the id by which the same piece is known again. */
export function datedPieces(pieces: readonly SetAsidePiece[], nowMs: number): SetAside[] {
  return pieces.map((piece) => ({
    ...piece,
    id: `${piece.source}-${textHash(piece.rawText)}`,
    setAsideAtMs: nowMs,
  }));
}

/** What was set aside on this device, by whichever version of the app. */
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
    const transaction = database.transaction("setAside", "readwrite", { durability: "strict" });
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
    await (await connection.opened()).clear("setAside");
  } catch {
    // Nothing can be kept there either.
  }
}

/** One of each id, the oldest first. */
function merged(...lists: readonly (readonly SetAside[])[]): readonly SetAside[] {
  const byId = new Map(lists.flat().map((piece) => [piece.id, piece]));
  return [...byId.values()].sort((a, b) => a.setAsideAtMs - b.setAsideAtMs);
}
