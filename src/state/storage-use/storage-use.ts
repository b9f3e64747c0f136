import { device } from "#state/device/device.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { storedSizes } from "#storage/stored-sizes.ts";

/** What takes how much on this device, bytes. */
export interface StorageUse {
  readonly packBytes: number;
  readonly areaBytes: number;
  /** Null without a database. */
  readonly trackBytes: number | null;
  readonly photoBytes: number | null;
  /** All of it as the browser counts, the app's own files among it, and how much it may be; null where it does not say. */
  readonly total: { readonly usedBytes: number; readonly quotaBytes: number } | null;
  /** Whether the browser promised not to clear it; null where it does not say. */
  readonly isPersisted: boolean | null;
  readonly isInstalled: boolean;
}

/** Measures what is stored. Never rejects. */
export async function readStorageUse(): Promise<StorageUse> {
  const { quota, connection, installation } = device;
  await startPacks();
  const [total, isPersisted, sizes] = await Promise.all([
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
    trackBytes: sizes?.trackBytes ?? null,
    photoBytes: sizes?.photoBytes ?? null,
    total,
    isPersisted,
    isInstalled: installation.isInstalled(),
  };
}

/** Asks the browser not to clear what is kept, for who tapped that; true when it promises. */
export function askToPersist(): Promise<boolean> {
  return device.quota.askToPersist();
}
