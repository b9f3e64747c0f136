import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import type { PackFiles } from "#platform/pack-files/pack-files.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { type PackRecord, packOnDevice, readPackRecord, storedPackId } from "./pack-record.ts";

/** A record that gives no pack: it cannot be read, or its files are gone. */
export interface BrokenPack {
  readonly id: string;
  /** By which people know it; null when even that cannot be read. */
  readonly name: string | null;
}

/** A pack with what is kept of it. */
export interface KeptPack {
  readonly record: PackRecord;
  readonly pack: PackOnDevice;
}

/** What is stored of packs, sorted by what people call them. */
export interface StoredPacks {
  readonly whole: readonly KeptPack[];
  readonly broken: readonly BrokenPack[];
}

/** The index of packs in the database, and the folders it speaks of. */
export interface PackRecords {
  /** Rejects when the database or the files cannot be read at all. */
  load(): Promise<StoredPacks>;
  /** Rejects when it could not be kept. */
  keep(record: PackRecord): Promise<void>;
  /** Forgets the record first and then removes its files: a crash in between leaves only garbage. */
  remove(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
}

/** The index of the packs on this device. */
export function packRecords(connection: DatabaseConnection, files: PackFiles): PackRecords {
  return {
    async load() {
      const stored = await (await connection.opened()).getAll("packs");
      // One whose files cannot be read costs no other; that all are so says it of the device.
      const found = await Promise.allSettled(stored.map((value) => opened(value, files)));
      const failed = found.find((one) => one.status === "rejected");
      if (failed && !found.some(isOpened)) throw failed.reason;
      return sortOut(
        found.map((one, index) => (isOpened(one) ? one.value : brokenPack(stored[index]))),
      );
    },
    async keep(record) {
      const database = await connection.opened();
      const transaction = database.transaction("packs", "readwrite", { durability: "strict" });
      await Promise.all([transaction.store.put(record), transaction.done]);
    },
    async remove(id) {
      await (await connection.opened()).delete("packs", id);
      await files.removeFolder(id);
    },
    async has(id) {
      return (await (await connection.opened()).getKey("packs", id)) !== undefined;
    },
  };
}

async function opened(stored: unknown, files: PackFiles): Promise<KeptPack | BrokenPack> {
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

function sortOut(found: readonly (KeptPack | BrokenPack)[]): StoredPacks {
  const whole = found.filter((one): one is KeptPack => "pack" in one);
  const broken = found.filter((one): one is BrokenPack => !("pack" in one));
  return {
    whole: whole.sort((a, b) => packTitle(a.pack).localeCompare(packTitle(b.pack))),
    broken,
  };
}
