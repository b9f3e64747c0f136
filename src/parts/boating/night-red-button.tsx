import { MoonStar } from "lucide-react";
import { useStore } from "zustand";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { settingsTexts } from "#words/app/settings.ts";

/** The button that switches red light on, and back to the previous colours. */
export function NightRedButton() {
  const isRed = useStore(preferencesStore, ({ nightRed }) => nightRed);
  return (
    <IconButton
      label={settingsTexts.nightRed}
      icon={<MoonStar aria-hidden="true" />}
      aria-pressed={isRed}
      onClick={() => void setPreferences({ nightRed: !isRed })}
    />
  );
}
