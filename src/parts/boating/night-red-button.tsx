import { MoonStar } from "lucide-react";
import { useIsRed } from "#parts/use-is-red.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { sunsetRedStore } from "#state/settings/red-light.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { settingsTexts } from "#words/app/settings.ts";

/** The button that switches red light on, and back to the previous colours. */
export function NightRedButton() {
  const isRed = useIsRed();
  const toggle = (): void => {
    // Red light since sunset stays off until the helm is opened again.
    sunsetRedStore.setState({ isOn: false });
    void setPreferences({ nightRed: !isRed });
  };
  return (
    <IconButton
      label={settingsTexts.nightRed}
      icon={<MoonStar aria-hidden="true" />}
      aria-pressed={isRed}
      onClick={toggle}
    />
  );
}
