import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { SetAside } from "#domain/waypoints/set-aside.ts";

/** The name of the IndexedDB database of everything but settings and preferences. */
export const DATABASE_NAME = "scouting-map";
export const DATABASE_VERSION = 5;
/** The one key of the store `waypointLists`. */
export const LIST_KEY = "list";
/** The one key of the store `restores`. */
export const RESTORE_KEY = "last";

/** The stores of the database. What was stored is read as `unknown`: it is validated where it is read. */
export interface ScoutingMapSchema extends DBSchema {
  waypointLists: { key: string; value: unknown };
  /** The edits since the list in `waypointLists` was written whole; the key is their revision. */
  waypointEdits: { key: number; value: unknown };
  setAside: { key: string; value: SetAside };
  /** The index of the packs whose files are in OPFS. */
  packs: { key: string; value: unknown };
  /** Pictures of waypoints. */
  photos: { key: string; value: unknown };
  /** Deleted waypoints. */
  waypointBin: { key: string; value: unknown };
  /** Imported tracks and routes, whole. */
  tracks: { key: string; value: unknown };
  /** What lists show of `tracks`; made anew from it where it is missing. */
  trackHeads: { key: string; value: unknown };
  /** The settings of the backup that was put back last, until localStorage is known to have them. */
  restores: { key: string; value: unknown };
}

/** A transaction that may change the list of waypoints whole, and what was set aside, at once. */
export const LIST_STORES = ["waypointLists", "waypointEdits", "setAside"] as const;
/** A transaction that changes a track or route with its head. */
export const LINE_STORES = ["tracks", "trackHeads"] as const;
/** A transaction that takes out of the bin, and keeps what of it could not be read. */
export const BIN_STORES = ["waypointBin", "setAside"] as const;
/** A transaction that adds an edit to the list, and keeps what it deletes. */
export const EDIT_STORES = ["waypointLists", "waypointEdits", "waypointBin"] as const;

/** A transaction that puts a whole backup back. */
export const RESTORE_STORES = [
  ...EDIT_STORES,
  ...LINE_STORES,
  "photos",
  "setAside",
  "restores",
] as const;

export type ScoutingMapDatabase = IDBPDatabase<ScoutingMapSchema>;

/** Opens the database when it is first needed, and again when the browser closed it. */
export interface DatabaseConnection {
  /** Rejects when the database is absent, blocked, or does not answer in time. */
  opened: () => Promise<ScoutingMapDatabase>;
}

/** Safari is known to leave an open request without an answer, and an older tab can hold one up. */
const OPEN_TIMEOUT_MS = 4_000;

/**
 * The database of this device; making the object opens nothing yet.
 * @param timeoutMs how long an open request may take
 */
export function databaseConnection(timeoutMs = OPEN_TIMEOUT_MS): DatabaseConnection {
  let opening: Promise<ScoutingMapDatabase> | null = null;
  const forget = (): void => {
    opening = null;
  };
  const inTime = async (): Promise<ScoutingMapDatabase> => {
    const request = open(forget);
    try {
      return await within(timeoutMs, request);
    } catch (error) {
      forget();
      // An answer that comes too late is nobody's.
      request.then((late) => late.close()).catch(() => {});
      throw error;
    }
  };
  return {
    opened() {
      opening ??= inTime();
      return opening;
    },
  };
}

async function open(onClosed: () => void): Promise<ScoutingMapDatabase> {
  const database = await openDB<ScoutingMapSchema>(DATABASE_NAME, DATABASE_VERSION, {
    upgrade: upgradeDatabase,
    // Another tab runs a newer version of the app and wants to upgrade: make room.
    blocking() {
      onClosed();
      database.close();
    },
    terminated: onClosed,
  });
  return database;
}

/** Brings a database of any older version to this one; each step runs for who has not had it. */
export function upgradeDatabase(
  database: Pick<ScoutingMapDatabase, "createObjectStore">,
  oldVersion: number,
): void {
  if (oldVersion < 1) {
    database.createObjectStore("waypointLists");
    database.createObjectStore("setAside", { keyPath: "id" });
  }
  if (oldVersion < 2) {
    for (const store of ["packs", "photos", "waypointBin", "tracks"] as const) {
      database.createObjectStore(store, { keyPath: "id" });
    }
  }
  if (oldVersion < 3) database.createObjectStore("waypointEdits");
  if (oldVersion < 4) database.createObjectStore("trackHeads", { keyPath: "id" });
  if (oldVersion < 5) database.createObjectStore("restores");
}

function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the database does not answer")), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
