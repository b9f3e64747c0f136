import { createStore, type StoreApi } from "zustand/vanilla";
import type { Bulletin } from "#domain/bulletin/bulletin.ts";
import { newestParts } from "#domain/bulletin/newest-parts.ts";
import { readBulletin } from "#domain/bulletin/read-bulletin.ts";
import { writeBulletin } from "#domain/bulletin/write-bulletin.ts";
import { BULLETIN_ADDRESS } from "#domain/links/bulletin-address.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { browserStoredFiles } from "#platform/stored-files/browser-stored-files.ts";
import type { StoredFiles } from "#platform/stored-files/stored-files.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** The notices, tides and levels that the device has. */
export interface BulletinSnapshot {
  /** Null as long as none was read or fetched: that is never "no notices". */
  readonly bulletin: Bulletin | null;
  /** `reading` until the device has been looked through, `asking` while the server is asked. */
  readonly status: "reading" | "asking" | "settled";
  /** Why the latest attempt brought nothing newer; null if it did, or none was made. */
  readonly problem: "failed" | "offline-only" | null;
}

/** Fetches and keeps the file with notices, tides and levels. */
export interface Bulletins {
  readonly store: StoreApi<BulletinSnapshot>;
  /** Reads the stored file, and asks the server for a newer one unless it was asked in the last 15 minutes. Never rejects. */
  loadBulletin(): Promise<void>;
  /** Asks the server again. Never rejects. */
  askBulletin(): Promise<void>;
}

/** The parts of the device that a bulletin needs. */
export interface BulletinDevice {
  readonly files: Omit<StoredFiles, "read">;
  readonly clock: Pick<Clock, "nowMs" | "steadyMs">;
  /** Tells whether the user forbids requests to other servers. */
  readonly isOfflineOnly: () => boolean;
}

const ASK_EVERY_MS = 15 * 60_000;

/** Creates the bulletin of a device. */
export function createBulletins({ files, clock, isOfflineOnly }: BulletinDevice): Bulletins {
  const store = createStore<BulletinSnapshot>(() => ({
    bulletin: null,
    status: "reading",
    problem: null,
  }));
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;

  async function readStored(): Promise<void> {
    if (store.getState().bulletin) return;
    try {
      const bytes = await files.stored(BULLETIN_ADDRESS);
      if (bytes) store.setState({ bulletin: parsed(bytes) });
    } catch (error) {
      console.warn("The stored notices cannot be read:", error);
    }
  }

  async function ask(): Promise<void> {
    if (isOfflineOnly()) {
      store.setState({ status: "settled", problem: "offline-only" });
      return;
    }
    store.setState({ status: "asking" });
    try {
      const fetched = parsed(await files.download(BULLETIN_ADDRESS));
      const bulletin = newestParts(store.getState().bulletin, fetched, clock.nowMs());
      askedAtMs = clock.steadyMs();
      store.setState({ bulletin, problem: null });
      await files.store(BULLETIN_ADDRESS, writeBulletin(bulletin));
    } catch (error) {
      // A server without the file is asked again and again.
      if (store.getState().problem === null) console.warn("No newer notices:", error);
      store.setState({ problem: "failed" });
    } finally {
      store.setState({ status: "settled" });
    }
  }

  function once(work: () => Promise<void>): Promise<void> {
    loading ??= work().finally(() => {
      loading = null;
    });
    return loading;
  }

  const askBulletin = () =>
    once(async () => {
      await readStored();
      await ask();
    });
  return {
    store,
    askBulletin,
    async loadBulletin() {
      if (clock.steadyMs() - askedAtMs >= ASK_EVERY_MS) await askBulletin();
    },
  };
}

function parsed(bytes: ArrayBuffer): Bulletin {
  return readBulletin(new TextDecoder().decode(bytes));
}

/** The notices, tides and levels of this device, documented at `Bulletins`. */
export const {
  store: bulletinStore,
  loadBulletin,
  askBulletin,
} = createBulletins({
  files: browserStoredFiles,
  clock: device.clock,
  isOfflineOnly: () => preferencesStore.getState().offlineOnly,
});
