import { createStore, type StoreApi } from "zustand/vanilla";
import { browserPackFiles } from "#platform/pack-files/browser-pack-files.ts";
import { NoPrivateFilesError, type PackFiles } from "#platform/pack-files/pack-files.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import { type DatabaseConnection, DatabaseError } from "#storage/database.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import { type PackRecords, packRecords, type StoredPacks } from "#storage/packs/pack-records.ts";
import { NO_PACKS, type PacksSnapshot } from "./packs-snapshot.ts";

/** What the other tabs are told after any change. */
export const PACKS_SUBJECT = "packs";

/** What the packs are read from. */
export interface PacksDevice {
  readonly records: PackRecords;
  readonly files: PackFiles;
  readonly tabs: Tabs;
  /** Calls the listener each time that the database opens. */
  readonly onDatabaseOpened: DatabaseConnection["onOpened"];
}

/** What was found beside the packs. */
export interface FoundPacks {
  /** Whether there are folders that are no packs: a download to go on with, or garbage. */
  readonly hasLeftovers: boolean;
}

/** The packs on this device. */
export interface Packs {
  readonly store: StoreApi<PacksSnapshot>;
  /** Reads what is stored and follows the other tabs; only the first call does anything. */
  start(): Promise<FoundPacks>;
  /** Brings the store in step with what is stored. */
  reload(): Promise<FoundPacks>;
}

/** The packs over whichever device. */
export function createPacks(device: PacksDevice): Packs {
  const store = createStore<PacksSnapshot>(() => NO_PACKS);
  const reload = (): Promise<FoundPacks> => load(device, store);
  let started: Promise<FoundPacks> | null = null;
  return {
    store,
    reload,
    start() {
      started ??= begin(device, store, reload);
      return started;
    },
  };
}

async function begin(
  { tabs, onDatabaseOpened }: PacksDevice,
  store: StoreApi<PacksSnapshot>,
  reload: () => Promise<FoundPacks>,
): Promise<FoundPacks> {
  tabs.onAnnounced(PACKS_SUBJECT, () => void reload());
  tabs.onReturn(() => void reload());
  onDatabaseOpened(() => store.getState().problem && void reload());
  return reload();
}

async function load(device: PacksDevice, store: StoreApi<PacksSnapshot>): Promise<FoundPacks> {
  try {
    const stored = await device.records.load();
    store.setState({
      packs: keptPacks(store.getState(), stored),
      records: stored.whole.map(({ record }) => record),
      broken: stored.broken,
      problem: null,
      isLoaded: true,
    });
    return { hasLeftovers: (await unknownFolders(device.files, stored)).length > 0 };
  } catch (error) {
    store.setState({ problem: problemOf(error), isLoaded: true });
    return { hasLeftovers: false };
  }
}

function problemOf(error: unknown): PacksSnapshot["problem"] {
  if (error instanceof NoPrivateFilesError) return "unsupported";
  if (error instanceof DatabaseError) return databaseProblemOf(error);
  return isQuotaError(error) ? "full" : "blocked";
}

/**
 * Whoever draws from the packs, or looks things up in them, compares by identity: what is stored as
 * it was stays the object that it was. The record tells, as the id of a pack changes with its files.
 */
function keptPacks(
  { packs, records }: PacksSnapshot,
  { whole }: StoredPacks,
): PacksSnapshot["packs"] {
  const known = new Map(records.map((record, index) => [JSON.stringify(record), packs[index]]));
  const now = whole.map(({ record, pack }) => known.get(JSON.stringify(record)) ?? pack);
  const isSame = now.length === packs.length && now.every((pack, index) => pack === packs[index]);
  return isSame ? packs : now;
}

/** The folders that no record speaks of. */
export async function unknownFolders(
  files: PackFiles,
  { whole, broken }: StoredPacks,
): Promise<readonly string[]> {
  const known = new Set([...whole.map(({ record }) => record.id), ...broken.map(({ id }) => id)]);
  return (await files.folders()).filter((folder) => !known.has(folder));
}

const files = browserPackFiles();
const records = packRecords(device.connection, files);

/** Where the packs of this device are kept. */
export const packStorage = { files, records };

/** The packs of this device. */
export const packs = createPacks({
  ...{ files, records, tabs: device.tabs },
  onDatabaseOpened: device.connection.onOpened,
});
