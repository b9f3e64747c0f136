import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";
import type { SetAside } from "#domain/waypoints/set-aside.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";

/** The name of the IndexedDB database of everything but settings and preferences. */
export const DATABASE_NAME = "scouting-map";
export const DATABASE_VERSION = 8;
/** The key of the list in the store `waypointLists`. */
export const LIST_KEY = "list";
/** The key there of what the list has of texts that stood alone. */
export const TAKEN_KEY = "taken";
/** Where a block of points has its key. */
const BLOCK_KEY = ["trackId", "blockNumber"];
/** Where a fix of a recording has its key. */
const FIX_KEY = ["trackId", "fixNumber"];
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
  /** Plans over numbered nodes, those in the bin among them. */
  plans: { key: string; value: unknown };
  /** Deleted waypoints. */
  waypointBin: { key: string; value: unknown };
  /** The facts of tracks and routes. */
  tracks: { key: string; value: unknown };
  /** Their points, in blocks that are only ever appended; the key is the track's id and the block's number. */
  trackBlocks: { key: [string, number]; value: unknown };
  /** The recordings that are not finished; the key is the id of their track. */
  recordings: { key: string; value: unknown };
  /** Their latest fixes, until a block of the track has them; the key is the track's id and the fix's number. */
  recordedFixes: { key: [string, number]; value: unknown };
  /** The settings of the backup that was put back last, until localStorage is known to have them. */
  restores: { key: string; value: unknown };
}

/** A transaction that may change the list of waypoints whole, and what was set aside, at once. */
export const LIST_STORES = ["waypointLists", "waypointEdits", "setAside"] as const;
/** A transaction that reads or changes a track or route with its points. */
export const TRACK_STORES = ["tracks", "trackBlocks"] as const;
/** A transaction that adds an edit to the list, and keeps what it deletes. */
export const EDIT_STORES = ["waypointLists", "waypointEdits", "waypointBin"] as const;

/** A transaction that puts a whole backup back. */
export const RESTORE_STORES = [
  ...EDIT_STORES,
  ...TRACK_STORES,
  "photos",
  "plans",
  "setAside",
  "restores",
] as const;

export type ScoutingMapDatabase = IDBPDatabase<ScoutingMapSchema>;

/** What was seen of one attempt to open the database. */
interface OpenAttempt {
  /** There was no answer in time. */
  isLate?: boolean;
  /** Another tab holds an older version. */
  isBlocked?: boolean;
  /** Bytes that the upgrade writes, as far as known. */
  neededBytes?: number | null;
  upgradeError?: unknown;
}

/**
 * Thrown when the database cannot be opened. `databaseProblemOf` says what that means: few ever need to
 * know, so that it is not in the first load.
 */
export class DatabaseError extends Error {
  constructor(
    cause: unknown,
    readonly attempt: Readonly<OpenAttempt> = {},
  ) {
    super(`${cause}`, { cause });
  }
}

/** Opens the database when it is first needed, and again when the browser closed it. */
export interface DatabaseConnection {
  /** Rejects with a `DatabaseError` when the database cannot be opened in time. */
  opened: () => Promise<ScoutingMapDatabase>;
  /** Calls the listener each time that the database opens, also after it was closed or failed. */
  onOpened: (listener: () => void) => void;
}

/** Safari is known to leave an open request without an answer, and an older tab can hold one up. */
const OPEN_TIMEOUT_MS = 4_000;

/**
 * The database of this device; making the object opens nothing yet.
 * @param timeoutMs how long an open request may take
 */
export function databaseConnection(timeoutMs = OPEN_TIMEOUT_MS): DatabaseConnection {
  const listeners: (() => void)[] = [];
  let opening: Promise<ScoutingMapDatabase> | null = null;
  const forget = (): void => {
    opening = null;
  };
  const inTime = async (): Promise<ScoutingMapDatabase> => {
    const attempt: OpenAttempt = {};
    const wait = waitAtMost(timeoutMs, attempt);
    const request = open(attempt, forget, wait.end);
    try {
      const database = await Promise.race([request, wait.isOver]);
      for (const listener of listeners) listener();
      return database;
    } catch (error) {
      forget();
      // An answer that comes too late is nobody's.
      request.then((late) => late.close()).catch(() => {});
      // The request itself only says that an upgrade was aborted.
      throw new DatabaseError(attempt.upgradeError ?? error, attempt);
    } finally {
      wait.end();
    }
  };
  return {
    opened() {
      opening ??= inTime();
      return opening;
    },
    onOpened: (listener) => void listeners.push(listener),
  };
}

type MigrateTracks = typeof import("#storage/tracks/migrate-tracks.ts")["migrateTracks"];

async function open(
  attempt: OpenAttempt,
  onClosed: () => void,
  onUpgrade: () => void,
): Promise<ScoutingMapDatabase> {
  try {
    return await openWith(null, attempt, onClosed, onUpgrade);
  } catch (error) {
    if (!(error instanceof NeedsMigrationError)) throw error;
    const { migrateTracks } = await import(
      /* webpackChunkName: "migrate-tracks" */ "#storage/tracks/migrate-tracks.ts"
    );
    return openWith(migrateTracks, attempt, onClosed, onUpgrade);
  }
}

/** An upgrade was put off: what brings tracks over is loaded for who has any, and waits for no file. */
class NeedsMigrationError extends Error {}

async function openWith(
  migrateTracks: MigrateTracks | null,
  attempt: OpenAttempt,
  onClosed: () => void,
  onUpgrade: () => void,
): Promise<ScoutingMapDatabase> {
  let needsMigration = false;
  const opening = openDB<ScoutingMapSchema>(DATABASE_NAME, DATABASE_VERSION, {
    upgrade(upgraded, oldVersion, _newVersion, transaction) {
      // It may have many tracks to convert: that it begins is an answer in time.
      onUpgrade();
      needsMigration = hasTracksOfFormat1(oldVersion) && migrateTracks === null;
      transaction.done.catch((error: unknown) => needsMigration || note(error, attempt));
      if (needsMigration) return giveUp(transaction);
      upgradeDatabase(upgraded, oldVersion);
      if (migrateTracks && hasTracksOfFormat1(oldVersion)) {
        void bringTracksOver(migrateTracks, transaction, attempt);
      }
    },
    blocked() {
      attempt.isBlocked = true;
    },
    // Another tab runs a newer version of the app and wants to upgrade: make room.
    blocking() {
      onClosed();
      database.close();
    },
    terminated: onClosed,
  });
  const database = await opening.catch((error: unknown) => {
    throw needsMigration ? new NeedsMigrationError() : error;
  });
  return database;
}

type Upgrade = IDBPTransaction<ScoutingMapSchema, StoreNames<ScoutingMapSchema>[], "versionchange">;

/** All of them or none: then the database stays at its old version, and the next visit tries again. */
async function bringTracksOver(
  migrateTracks: MigrateTracks,
  transaction: Upgrade,
  attempt: OpenAttempt,
): Promise<void> {
  try {
    const [tracks, blocks] = [
      transaction.objectStore("tracks"),
      transaction.objectStore("trackBlocks"),
    ];
    await migrateTracks(tracks, blocks, (bytes) => {
      attempt.neededBytes = bytes;
    });
  } catch (error) {
    note(error, attempt);
    giveUp(transaction);
  }
}

/** Keeps the first error of an upgrade; that there is no room goes before any other. */
function note(error: unknown, attempt: OpenAttempt): void {
  if (isQuotaError(error)) attempt.upgradeError = error;
  attempt.upgradeError ??= error;
}

/** The database stays as it was. */
function giveUp(transaction: Upgrade): void {
  try {
    transaction.abort();
  } catch {
    // The failure itself has ended it.
  }
}

function hasTracksOfFormat1(version: number): boolean {
  return version >= 2 && version < 6;
}

/** Brings a database of any older version to this one; each step runs for who has not had it. */
export function upgradeDatabase(
  database: Pick<ScoutingMapDatabase, "createObjectStore" | "deleteObjectStore">,
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
  if (oldVersion < 5) database.createObjectStore("restores");
  if (oldVersion < 6) database.createObjectStore("trackBlocks", { keyPath: BLOCK_KEY });
  if (oldVersion < 7) {
    database.createObjectStore("recordings", { keyPath: "trackId" });
    database.createObjectStore("recordedFixes", { keyPath: FIX_KEY });
  }
  if (oldVersion < 8) database.createObjectStore("plans", { keyPath: "id" });
  // What lists showed of tracks, in versions 4 and 5; it is in `tracks` itself now.
  if (oldVersion === 4 || oldVersion === 5) database.deleteObjectStore("trackHeads" as never);
}

/** @returns a promise that rejects after so long, unless the wait is ended before. */
function waitAtMost(timeoutMs: number, attempt: OpenAttempt) {
  let end = (): void => {};
  const isOver = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => {
      attempt.isLate = true;
      reject(new Error("the database does not answer"));
    }, timeoutMs);
    end = () => clearTimeout(timer);
  });
  return { end: () => end(), isOver };
}
