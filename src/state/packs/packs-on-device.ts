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

/** The subject that is announced to other tabs after a change. */
export const PACKS_SUBJECT = "packs";

/** The parts of the device that packs are read from. */
export interface PacksDevice {
  readonly records: PackRecords;
  readonly files: PackFiles;
  readonly tabs: Tabs;
  /** Calls the listener every time that the database opens. */
  readonly onDatabaseOpened: DatabaseConnection["onOpened"];
}

/** The findings beside the packs. */
export interface FoundPacks {
  /** True if there are folders without a pack: a download to resume, or garbage. */
  readonly hasLeftovers: boolean;
}

/** The packs on this device. */
export interface Packs {
  readonly store: StoreApi<PacksSnapshot>;
  /** Reads the stored packs and follows the other tabs; only the first call has an effect. */
  start(): Promise<FoundPacks>;
  /** Synchronises the store with storage. */
  reload(): Promise<FoundPacks>;
}

/** Creates the packs on this device. */
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
      packs: withSameObjects(store.getState(), stored),
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
 * Keeps unchanged packs as the same objects, because readers compare packs by identity. The record suffices: the id
 * of a pack changes with its files.
 */
function withSameObjects(
  { packs, records }: PacksSnapshot,
  { whole }: StoredPacks,
): PacksSnapshot["packs"] {
  const known = new Map(records.map((record, index) => [JSON.stringify(record), packs[index]]));
  const now = whole.map(({ record, pack }) => known.get(JSON.stringify(record)) ?? pack);
  const isSame = now.length === packs.length && now.every((pack, index) => pack === packs[index]);
  return isSame ? packs : now;
}

/** Resolves to the folders without a record. */
export async function unknownFolders(
  files: PackFiles,
  { whole, broken }: StoredPacks,
): Promise<readonly string[]> {
  const known = new Set([...whole.map(({ record }) => record.id), ...broken.map(({ id }) => id)]);
  return (await files.folders()).filter((folder) => !known.has(folder));
}

const files = browserPackFiles();
const records = packRecords(device.connection, files);

/** The storage of the packs on this device. */
export const packStorage = { files, records };

/** The packs of this device. */
export const packs = createPacks({
  files,
  records,
  tabs: device.tabs,
  onDatabaseOpened: device.connection.onOpened,
});
