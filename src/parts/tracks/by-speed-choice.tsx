import { useStore } from "zustand";
import { trackTexts } from "#i18n/tracks/tracks.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";

/** Lets the user colour all tracks by speed; the choice is stored. */
export function BySpeedChoice() {
  const isOn = useStore(preferencesStore, (preferences) => preferences.tracksBySpeed);
  return (
    <Choice
      kind="checkbox"
      name="tracks-by-speed"
      label={trackTexts.bySpeed}
      hint={trackTexts.bySpeedHint}
      checked={isOn}
      onChoose={(tracksBySpeed) => void setPreferences({ tracksBySpeed })}
    />
  );
}
