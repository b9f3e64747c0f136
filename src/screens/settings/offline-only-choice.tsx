import { useStore } from "zustand";
import { settingsTexts } from "#i18n/settings.ts";
import { preferencesStore, setPreferences } from "#state/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import type { ChoiceProps } from "./kept.ts";

/** The choice to keep every request for the map on the device. */
export function OfflineOnlyChoice({ onKept }: ChoiceProps) {
  const isChosen = useStore(preferencesStore, (preferences) => preferences.offlineOnly);
  return (
    <Choice
      kind="checkbox"
      name="offline-only"
      label={settingsTexts.offlineOnly}
      hint={settingsTexts.offlineOnlyHint}
      checked={isChosen}
      onChoose={(offlineOnly) => onKept(setPreferences({ offlineOnly }))}
    />
  );
}
