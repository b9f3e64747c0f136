import { useEffect } from "react";
import { useStore } from "zustand";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packCommands, startPacks } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** Reads the packs on the device, and requests the catalogue of the app as soon as it is wanted and allowed. */
export function useHomeCatalogue(isWanted = true): void {
  const { isConnected } = useStore(connectionStore);
  const isOfflineOnly = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  const mayAsk = isWanted && isConnected && !isOfflineOnly;
  useEffect(() => void startPacks(), []);
  useEffect(() => {
    if (mayAsk) void packCommands.loadHomeCatalogue(false);
  }, [mayAsk]);
}
