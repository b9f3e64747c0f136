import { createStore, type StoreApi } from "zustand/vanilla";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { oneAtATime, type ReadingDevice, untilRead } from "#state/watches/until-read.ts";
import { type Watch, watchReadings } from "#state/watches/watch-readings.ts";
import { watchedBefore } from "#state/watches/watched-now.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { isWithoutDatabase } from "#storage/is-without-database.ts";
import { keyedSubject } from "#storage/records/keyed-subject.ts";

/** The boating functions in use, for screens that have not loaded their code. */
export interface BoatingStatus {
  readonly isManOverboard: boolean;
  readonly isAnchored: boolean;
  readonly isSteering: boolean;
}

/** The subjects of the messages between tabs about changes of what this reports; the marks of people overboard have that of the store. */
const SUBJECTS = ["boating", ...["target", "anchor"].map((key) => keyedSubject("boating", key))];

interface BoatingStatusDevice extends ReadingDevice {
  readonly connection: DatabaseConnection;
  readonly tabs: Pick<Tabs, "onAnnounced">;
  readonly texts: Pick<TextStore, "read">;
}

/** The watches whose records are in the store `boating`. */
const BOATING_WATCHES: readonly Watch[] = ["overboard", "anchor", "steering"];

/** Creates the status of a device. */
export function createBoatingStatus(device: BoatingStatusDevice): {
  readonly store: StoreApi<BoatingStatus>;
  /**
   * Checks which records exist, without reading them, now and whenever another tab changes one. Resolves once the
   * database has answered.
   */
  look(): Promise<void>;
} {
  const { connection, tabs, texts } = device;
  const store = createStore<BoatingStatus>(() => ({
    isManOverboard: false,
    isAnchored: false,
    isSteering: false,
  }));
  const readKeys = async (): Promise<readonly string[]> => {
    try {
      return await (await connection.opened()).getAllKeys("boating");
    } catch (error) {
      // A page without any database has no records, unless this device watched something before.
      if (isWithoutDatabase(error) && watchedBefore(texts).length === 0) return [];
      throw error;
    }
  };
  const checkNow = oneAtATime(async () => {
    const keys = await untilRead(device, readKeys, () => BOATING_WATCHES);
    store.setState({
      isManOverboard: keys.includes("manOverboard") || keys.includes("laterOverboard"),
      isAnchored: keys.includes("anchor"),
      isSteering: keys.includes("target"),
    });
  });
  let isListening = false;
  return {
    store,
    look() {
      if (!isListening) {
        for (const subject of SUBJECTS) tabs.onAnnounced(subject, () => void checkNow());
      }
      isListening = true;
      return checkNow();
    },
  };
}

/** The status of this device, documented at `createBoatingStatus`. */
export const { store: boatingStatusStore, look: loadBoating } = createBoatingStatus({
  ...device,
  readings: watchReadings,
});
