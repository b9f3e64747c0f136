import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";
import type { SetAside } from "#domain/waypoints/set-aside.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";

/** The name of the IndexedDB database, which holds everything except settings and preferences. */
export const DATABASE_NAME = "scouting-map";
export const DATABASE_VERSION = 9;
/** The key of the list in the store `waypointLists`. */
export const LIST_KEY = "list";
/** The key in `waypointLists` of the edits that the list has taken from texts written without the database. */
export const TAKEN_KEY = "taken";
/** The key path of a block of points. */
const BLOCK_KEY = ["trackId", "blockNumber"];
/** The key path of a fix in a recording. */
const FIX_KEY = ["trackId", "fixNumber"];
/** The one key of the store `restores`. */
export const RESTORE_KEY = "last";

/** The stores of the database. Values have type `unknown`, because they are validated where they are read. */
export interface ScoutingMapSchema extends DBSchema {
  waypointLists: { key: string; value: unknown };
  /** Edits since the list in `waypointLists` was last written as a whole, by revision. */
  waypointEdits: { key: number; value: unknown };
  setAside: { key: string; value: SetAside };
  /** The index of the packs, whose files are in OPFS. */
  packs: { key: string; value: unknown };
  /** Pictures of waypoints. */
  photos: { key: string; value: unknown };
  /** Plans, including those in the bin. */
  plans: { key: string; value: unknown };
  /** Deleted waypoints. */
  waypointBin: { key: string; value: unknown };
  /** The facts of tracks and routes. */
  tracks: { key: string; value: unknown };
  /**
   * The points of tracks, in blocks that are only appended. The key is the id of the track and the number of the
   * block.
   */
  trackBlocks: { key: [string, number]; value: unknown };
  /** Unfinished recordings, by the id of their track. */
  recordings: { key: string; value: unknown };
  /**
   * The latest fixes of recordings, until they are moved into a block of the track. The key is the id of the track
   * and the number of the fix.
   */
  recordedFixes: { key: [string, number]; value: unknown };
  /** The settings of the last restored backup, until localStorage is known to have them. */
  restores: { key: string; value: unknown };
  /** Man overboard, the mark that is steered to, and the anchor watch; a record each. */
  boating: { key: string; value: unknown };
  /** The round of map practice and the hunt; a record each. */
  scouting: { key: string; value: unknown };
}

/** The stores of a transaction that rewrites the list of waypoints and sets pieces aside. */
export const LIST_STORES = ["waypointLists", "waypointEdits", "setAside"] as const;
/** The stores of a transaction on a track or route with its points. */
export const TRACK_STORES = ["tracks", "trackBlocks"] as const;
/** The stores of a transaction that adds an edit to the list and moves deleted waypoints to the bin. */
export const EDIT_STORES = ["waypointLists", "waypointEdits", "waypointBin"] as const;

export type ScoutingMapDatabase = IDBPDatabase<ScoutingMapSchema>;

/** The observations during one attempt to open the database. */
interface OpenAttempt {
  /** True if the database did not respond in time. */
  isLate?: boolean;
  /** True if another tab holds an older version open. */
  isBlocked?: boolean;
  /** The bytes that the upgrade writes, if known. */
  neededBytes?: number | null;
  upgradeError?: unknown;
}

/**
 * Thrown when the database cannot be opened. Use `databaseProblemOf` to find the reason; that code is separate to
 * keep it out of the first load.
 */
export class DatabaseError extends Error {
  constructor(
    cause: unknown,
    readonly attempt: Readonly<OpenAttempt> = {},
  ) {
    super(`${cause}`, { cause });
  }
}

/** Opens the database on first use, and again after the browser closed it. */
export interface DatabaseConnection {
  /** Resolves to the open database. Rejects with a `DatabaseError` if it cannot be opened in time. */
  opened: () => Promise<ScoutingMapDatabase>;
  /** Calls the listener every time that the database opens, also after it was closed or failed. */
  onOpened: (listener: () => void) => void;
}

/** Safari sometimes never answers an open request, and a tab with an older version can block one. */
const OPEN_TIMEOUT_MS = 4_000;

/**
 * Creates a connection to the database of this device, without opening it yet.
 * @param timeoutMs the longest wait for an open request
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
      // Nobody waits for a late response: close it.
      request.then((late) => late.close()).catch(() => {});
      // The request itself only reports that the upgrade was aborted.
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

type MigrateTracks = typeof import("#storage/track-format/migrate-tracks.ts")["migrateTracks"];

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
      /* webpackChunkName: "migrate-tracks" */ "#storage/track-format/migrate-tracks.ts"
    );
    return openWith(migrateTracks, attempt, onClosed, onUpgrade);
  }
}

/**
 * Aborts an upgrade that has tracks to migrate. The migration is a lazy chunk, and an upgrade transaction cannot wait
 * for a download.
 */
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
      // Converting many tracks may take long; the start of the upgrade already counts as a response.
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
    // Another tab with a newer version of the app wants to upgrade: close this connection.
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

/**
 * Migrates all tracks or none. After an error the database stays at its old version, and the next visit tries again.
 */
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

/** Keeps the first error of an upgrade, but prefers a quota error. */
function note(error: unknown, attempt: OpenAttempt): void {
  if (isQuotaError(error)) attempt.upgradeError = error;
  attempt.upgradeError ??= error;
}

/** Aborts the upgrade; the database does not change. */
function giveUp(transaction: Upgrade): void {
  try {
    transaction.abort();
  } catch {
    // The error has already ended the transaction.
  }
}

function hasTracksOfFormat1(version: number): boolean {
  return version >= 2 && version < 6;
}

/** Upgrades a database of any older version, step by step. */
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
  if (oldVersion < 9) {
    database.createObjectStore("boating");
    database.createObjectStore("scouting");
  }
  // Facts of tracks for lists, in versions 4 and 5; `tracks` itself has them now.
  if (oldVersion === 4 || oldVersion === 5) database.deleteObjectStore("trackHeads" as never);
}

/**
 * Starts a timeout.
 * @returns `isOver`, which rejects after `timeoutMs` unless `end` is called first
 */
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
