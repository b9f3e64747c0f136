import { useStore } from "zustand";
import { connectionStore } from "#state/connection/connection-store.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** Returns whether the device may and can ask a server: what needs a network is offered only then. */
export function useCanFetch(): boolean {
  const { isConnected } = useStore(connectionStore);
  const isOfflineOnly = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  return isConnected && !isOfflineOnly;
}
