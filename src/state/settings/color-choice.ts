import type { ColorScheme } from "#domain/settings/settings.ts";
import type { DeviceColors } from "#platform/device-colors/device-colors.ts";
import type { WriteOutcome } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { type PreferencesState, preferencesStore, setPreferences } from "./preferences.ts";
import { type SettingsState, setColorScheme, settingsStore } from "./settings.ts";

/** The colours that a person may choose: a scheme, or whichever the device has. */
export type ColorChoice = ColorScheme | "device";

/** The choice of colours, which keeps `colorScheme` in step with the device where that was chosen. */
export interface ColorChoiceState {
  chooseColors(choice: ColorChoice): WriteOutcome;
  /** Takes over the device's colours now and whenever they change, as long as that is the choice. */
  start(): void;
}

/** The choice of colours over whichever settings. */
export function createColorChoice(
  settings: Pick<SettingsState, "store" | "setColorScheme">,
  preferences: Pick<PreferencesState, "store" | "setPreferences">,
  colors: DeviceColors,
): ColorChoiceState {
  const deviceScheme = (): ColorScheme => (colors.isDark() ? 1 : 0);
  const follow = (): void => {
    if (!preferences.store.getState().followsDeviceColors) return;
    const scheme = deviceScheme();
    if (settings.store.getState().colorScheme !== scheme) settings.setColorScheme(scheme);
  };
  return {
    chooseColors(choice) {
      const outcomes = [
        preferences.setPreferences({ followsDeviceColors: choice === "device" }),
        settings.setColorScheme(choice === "device" ? deviceScheme() : choice),
      ];
      return outcomes.find((outcome) => outcome !== "written") ?? "written";
    },
    start() {
      follow();
      colors.onChange(follow);
      // Another tab, or a backup that was restored. Not the settings: a restored scheme is stored before its preferences.
      preferences.store.subscribe(follow);
    },
  };
}

/** The choice of colours on this device. */
export const { chooseColors, start: startColorChoice } = createColorChoice(
  { store: settingsStore, setColorScheme },
  { store: preferencesStore, setPreferences },
  device.colors,
);
