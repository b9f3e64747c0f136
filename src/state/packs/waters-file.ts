import { createStore, type StoreApi } from "zustand/vanilla";
import { BASE_PATH } from "#domain/links/base-path.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { browserStoredFiles } from "#platform/stored-files/browser-stored-files.ts";
import type { StoredFiles } from "#platform/stored-files/stored-files.ts";
import { device } from "#state/device/device.ts";

/** The waters of the country: docs/formats/ways-graph.md. */
const WATERS_FILE = `${BASE_PATH}nautical/vaarwater.graph`;

/** The file with the bridges, locks, buoys and lights of the country: docs/formats/fairways.md. */
export const FAIRWAYS_FILE = `${BASE_PATH}nautical/vaarwegen.json`;

/** Returns the file with the bridges and locks, which is on the device from then on. Rejects where it cannot be fetched. */
export function readFairwaysFile(): Promise<ArrayBuffer> {
  return browserStoredFiles.read(FAIRWAYS_FILE);
}

/** A download that takes longer has failed, so that it can be tried again. It is 1.2 MB. */
const PATIENCE_MS = 120_000;

/** The one state of the waters of the country: `unknown` until they are first needed. */
export interface WatersState {
  readonly status: "unknown" | "fetching" | "here" | "failed";
}

/** The file with the waters of the country. */
export interface WatersFile {
  readonly store: StoreApi<WatersState>;
  /** Returns the waters, which are on the device from then on. Rejects where they cannot be fetched. */
  readWaters(): Promise<ArrayBuffer>;
  /** Fetches the waters unless they are here. Never rejects: the outcome is in the store. */
  fetchWaters(): Promise<void>;
}

/** Creates the file over the files of a device. */
export function createWatersFile(
  files: Pick<StoredFiles, "read">,
  { after }: Pick<Clock, "after">,
): WatersFile {
  const store = createStore<WatersState>(() => ({ status: "unknown" }));
  let reading: Promise<ArrayBuffer> | null = null;

  async function read(): Promise<ArrayBuffer> {
    if (store.getState().status !== "here") store.setState({ status: "fetching" });
    let stop = (): void => {};
    const patience = new Promise<never>((_, reject) => {
      stop = after(PATIENCE_MS, () => reject(new Error("The waters did not come in time.")));
    });
    try {
      const bytes = await Promise.race([files.read(WATERS_FILE), patience]);
      store.setState({ status: "here" });
      return bytes;
    } catch (error) {
      store.setState({ status: "failed" });
      throw error;
    } finally {
      stop();
      reading = null;
    }
  }

  const readWaters = (): Promise<ArrayBuffer> => {
    reading ??= read();
    return reading;
  };
  return {
    store,
    readWaters,
    async fetchWaters() {
      if (store.getState().status === "here") return;
      await readWaters().catch((error: unknown) => console.warn("No waters:", error));
    },
  };
}

/** The waters on this device, documented at `WatersFile`. */
export const {
  store: watersStore,
  readWaters,
  fetchWaters,
} = createWatersFile(browserStoredFiles, device.clock);
