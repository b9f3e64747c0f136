import { createStore, type StoreApi } from "zustand/vanilla";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import type { DatabaseConnection } from "#storage/database.ts";

/** What goes on at sea, for screens that have not loaded the code of it. */
export interface BoatingStatus {
  readonly isManOverboard: boolean;
  readonly isAnchored: boolean;
  readonly isSteering: boolean;
}

/** The subject under which tabs tell each other that a record of the store `boating` changed. */
export const BOATING_SUBJECT = "boating";

interface BoatingStatusDevice {
  readonly connection: DatabaseConnection;
  readonly tabs: Pick<Tabs, "onAnnounced">;
}

/** The status of whichever device. */
export function createBoatingStatus({ connection, tabs }: BoatingStatusDevice): {
  readonly store: StoreApi<BoatingStatus>;
  /** Looks which records there are, without reading them, now and whenever another tab changes one. */
  look(): Promise<void>;
} {
  const store = createStore<BoatingStatus>(() => ({
    isManOverboard: false,
    isAnchored: false,
    isSteering: false,
  }));
  const lookNow = async (): Promise<void> => {
    try {
      const keys = await (await connection.opened()).getAllKeys("boating");
      store.setState({
        isManOverboard: keys.includes("manOverboard"),
        isAnchored: keys.includes("anchor"),
        isSteering: keys.includes("target"),
      });
    } catch {
      // Nothing was kept in what does not open.
    }
  };
  let isListening = false;
  return {
    store,
    look() {
      if (!isListening) tabs.onAnnounced(BOATING_SUBJECT, () => void lookNow());
      isListening = true;
      return lookNow();
    },
  };
}

/** The status of this device; what each name does is written at `createBoatingStatus`. */
export const { store: boatingStatusStore, look: lookForBoating } = createBoatingStatus(device);
