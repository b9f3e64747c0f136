import { useStore } from "zustand";
import { offlineOnlyTexts } from "#i18n/tile-sources.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";

interface OfflineOnlyChoiceProps {
  /** Told whether the choice was stored. */
  readonly onKept?: (kept: ReturnType<typeof setPreferences>) => void;
}

/** The choice to keep every request for the map on the device. */
export function OfflineOnlyChoice({ onKept }: OfflineOnlyChoiceProps) {
  const isChosen = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  function choose(offlineOnly: boolean) {
    const kept = setPreferences({ offlineOnly });
    onKept?.(kept);
  }
  return (
    <Choice
      kind="checkbox"
      name="offline-only"
      label={offlineOnlyTexts.label}
      hint={offlineOnlyTexts.hint}
      checked={isChosen}
      onChoose={choose}
    />
  );
}
