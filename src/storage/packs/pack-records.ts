import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { STRICT } from "#storage/strict.ts";
import { packOnDevice, readPackRecord, storedPackId } from "./pack-record.ts";

/** A record without a usable pack: it cannot be read, or its files are missing. */
export interface BrokenPack {
  readonly id: string;
  /** The name for people; null if even that cannot be read. */
  readonly name: string | null;
}

/** A pack with its record. */
export interface StoredPack {
  readonly record: PackRecord;
  readonly pack: PackOnDevice;
}

/** The stored packs, sorted by the name that people see. */
export interface StoredPacks {
  readonly whole: readonly StoredPack[];
  readonly broken: readonly BrokenPack[];
}

/** The index of packs in the database, with their folders. */
export interface PackRecords {
  /** Loads all packs. Rejects if the database or the files cannot be read at all. */
  load(): Promise<StoredPacks>;
  /** Stores a record. Rejects if that failed. */
  keep(record: PackRecord): Promise<void>;
  /** Removes the record and then the files, so that a crash in between leaves only garbage. */
  remove(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
}

/** Creates the index of the packs on this device. */
export function packRecords(connection: DatabaseConnection, files: PackFiles): PackRecords {
  return {
    async load() {
      const stored = await (await connection.opened()).getAll("packs");
      // One pack with unreadable files must not affect the others; if all are unreadable, the device is at fault.
      const found = await Promise.allSettled(stored.map((value) => opened(value, files)));
      const failed = found.find((one) => one.status === "rejected");
      if (failed && !found.some(isOpened)) throw failed.reason;
      return sortOut(
        found.map((one, index) => (isOpened(one) ? one.value : brokenPack(stored[index]))),
      );
    },
    async keep(record) {
      const database = await connection.opened();
      const transaction = database.transaction("packs", "readwrite", STRICT);
      await Promise.all([transaction.store.put(record), transaction.done]);
    },
    async remove(id) {
      const transaction = (await connection.opened()).transaction("packs", "readwrite", STRICT);
      await Promise.all([transaction.store.delete(id), transaction.done]);
      await files.removeFolder(id);
    },
    async has(id) {
      return (await (await connection.opened()).getKey("packs", id)) !== undefined;
    },
  };
}

async function opened(stored: unknown, files: PackFiles): Promise<StoredPack | BrokenPack> {
  const record = readPackRecord(stored);
  const pack = record && packOnDevice(record, await files.files(record.id));
  return pack ? { record, pack } : brokenPack(stored);
}

function brokenPack(stored: unknown): BrokenPack {
  const record = readPackRecord(stored);
  return { id: storedPackId(stored) ?? "", name: record && packTitle(record) };
}

function isOpened<T>(one: PromiseSettledResult<T>): one is PromiseFulfilledResult<T> {
  return one.status === "fulfilled";
}

function sortOut(found: readonly (StoredPack | BrokenPack)[]): StoredPacks {
  const whole = found.filter((one): one is StoredPack => "pack" in one);
  const broken = found.filter((one): one is BrokenPack => !("pack" in one));
  return {
    whole: whole.sort((a, b) => compareNames(packTitle(a.pack), packTitle(b.pack))),
    broken,
  };
}
