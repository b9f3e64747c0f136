import { createStore, type StoreApi } from "zustand/vanilla";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import type { DatabaseConnection } from "#storage/database.ts";

/** The boating functions in use, for screens that have not loaded their code. */
export interface BoatingStatus {
  readonly isManOverboard: boolean;
  readonly isAnchored: boolean;
  readonly isSteering: boolean;
}

/** The subject of the messages between tabs about a changed record in the store `boating`. */
export const BOATING_SUBJECT = "boating";

interface BoatingStatusDevice {
  readonly connection: DatabaseConnection;
  readonly tabs: Pick<Tabs, "onAnnounced">;
}

/** Creates the status of a device. */
export function createBoatingStatus({ connection, tabs }: BoatingStatusDevice): {
  readonly store: StoreApi<BoatingStatus>;
  /** Checks which records exist, without reading them, now and whenever another tab changes one. */
  look(): Promise<void>;
} {
  const store = createStore<BoatingStatus>(() => ({
    isManOverboard: false,
    isAnchored: false,
    isSteering: false,
  }));
  const checkNow = async (): Promise<void> => {
    try {
      const keys = await (await connection.opened()).getAllKeys("boating");
      store.setState({
        isManOverboard: keys.includes("manOverboard") || keys.includes("laterOverboard"),
        isAnchored: keys.includes("anchor"),
        isSteering: keys.includes("target"),
      });
    } catch {
      // A database that does not open has no records.
    }
  };
  let isListening = false;
  return {
    store,
    look() {
      if (!isListening) tabs.onAnnounced(BOATING_SUBJECT, () => void checkNow());
      isListening = true;
      return checkNow();
    },
  };
}

/** The status of this device, documented at `createBoatingStatus`. */
export const { store: boatingStatusStore, look: loadBoating } = createBoatingStatus(device);
