import type { ColorScheme } from "#domain/settings/settings.ts";
import type { DeviceColors } from "#platform/device-colors/device-colors.ts";
import type { WriteOutcome } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { type PreferencesState, preferencesStore, setPreferences } from "./preferences.ts";
import { type SettingsState, setColorScheme, settingsStore } from "./settings.ts";

/** The colours that the user can choose: a scheme, that of the device, or red light, which leaves the scheme as it is. */
export type ColorChoice = ColorScheme | "device" | "red";

/** The choice of colours. Keeps `colorScheme` equal to the device if the user chose that. */
export interface ColorChoiceState {
  chooseColors(choice: ColorChoice): WriteOutcome;
  /** Adopts the colours of the device, now and whenever they change, while that is the choice. */
  start(): void;
}

/** Creates the choice of colours on these settings. */
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
      if (choice === "red") return preferences.setPreferences({ nightRed: true });
      const outcomes = [
        preferences.setPreferences({ nightRed: false, followsDeviceColors: choice === "device" }),
        settings.setColorScheme(choice === "device" ? deviceScheme() : choice),
      ];
      return outcomes.find((outcome) => outcome !== "written") ?? "written";
    },
    start() {
      follow();
      colors.onChange(follow);
      // Another tab or a restored backup. Not the settings: a restored scheme is stored before its preferences.
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
