import { useStore } from "zustand";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import { trackTexts } from "#words/tracks/tracks.ts";

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
