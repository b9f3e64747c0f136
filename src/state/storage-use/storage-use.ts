import { device } from "#state/device/device.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import type { ListName } from "#storage/records/kinds.ts";
import { storedSizes } from "#storage/stored-sizes.ts";

/** The name of a list of records that has a size. */
export type SizedList = ListName;

/** The storage used on this device, by purpose, in bytes. */
export interface StorageUse {
  readonly packBytes: number;
  readonly areaBytes: number;
  /** The bytes of the records of each list; null without a database. */
  readonly kindBytes: ReadonlyMap<SizedList, number> | null;
  /**
   * The storage in use and its limit, as reported by the browser, including the app's own files; null when it
   * does not say.
   */
  readonly total: { readonly usedBytes: number; readonly quotaBytes: number } | null;
  /** True if the browser promised not to clear the storage; null when it does not say. */
  readonly isPersisted: boolean | null;
  readonly isInstalled: boolean;
}

/** Measures the storage in use. Never rejects. */
export async function readStorageUse(): Promise<StorageUse> {
  const { quota, connection, installation } = device;
  await startPacks();
  const [total, isPersisted, kindBytes] = await Promise.all([
    quota.usage(),
    quota.isPersisted(),
    storedSizes(connection).catch(() => null),
  ]);
  const bytesOf = (wanted: "pack" | "area") =>
    packsStore
      .getState()
      .records.filter(({ kind }) => kind === wanted)
      .flatMap(({ files }) => files)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    packBytes: bytesOf("pack"),
    areaBytes: bytesOf("area"),
    kindBytes,
    total,
    isPersisted,
    isInstalled: installation.isInstalled(),
  };
}
