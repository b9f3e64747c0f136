import { useStore } from "zustand";
import { unreadText } from "#i18n/common/database-problem.ts";
import { areaTexts } from "#i18n/packs/areas.ts";
import { packTexts } from "#i18n/packs/packs.ts";
import { sliceTexts } from "#i18n/packs/slice.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";

/** Returns the reason why nothing can be fetched now and the solution; null if something can. */
export function useObstacle(): string | null {
  const isOfflineOnly = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  const { isConnected } = useStore(connectionStore);
  const problem = useStore(packsStore, (packs) => packs.problem);
  if (typeof problem === "string") return packTexts[problem];
  if (problem) return unreadText("packs", problem);
  if (isOfflineOnly) return sliceTexts.offlineOnly;
  return isConnected ? null : sliceTexts.noConnection;
}

/** The button that ends "alleen offline", while that is on. */
export function AllowOnline() {
  const isOfflineOnly = useStore(preferencesStore, ({ offlineOnly }) => offlineOnly);
  if (!isOfflineOnly) return null;
  return (
    <Button onClick={() => setPreferences({ offlineOnly: false })}>{areaTexts.allowOnline}</Button>
  );
}
