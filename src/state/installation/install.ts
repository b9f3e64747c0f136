import type { StoreApi } from "zustand/vanilla";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { browserInstallPrompt } from "#platform/installation/browser-install-prompt.ts";
import type { InstallMethod, InstallPrompt } from "#platform/installation/install-prompt.ts";
import type { Installation } from "#platform/installation/installation.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";

/** The offer to install the app, which is made once. */
export interface Install {
  /** Returns how the user can install the app; null if that is impossible, done, or was answered before. */
  installMethod(): InstallMethod | null;
  /** Calls back when `installMethod` may have changed; returns the function that ends this. */
  onInstallMethod(listener: () => void): () => void;
  /** Notes that the user does not want it. The offer never comes back. */
  declineInstall(): void;
  /** Shows the question of the browser. Call it in a tap. Whatever the answer is, the offer never comes back. */
  askToInstall(): Promise<void>;
}

/** The preference that stores whether the offer was answered. */
interface Answers {
  readonly store: Pick<StoreApi<Pick<Preferences, "isInstallOffered">>, "getState">;
  readonly setPreferences: (changes: Pick<Preferences, "isInstallOffered">) => void;
}

/** Creates the offer on a device. */
export function createInstall(
  prompt: InstallPrompt,
  installation: Installation,
  { store, setPreferences }: Answers,
): Install {
  const declineInstall = () => setPreferences({ isInstallOffered: true });
  return {
    declineInstall,
    onInstallMethod: prompt.onChange,
    installMethod() {
      if (store.getState().isInstallOffered || installation.isInstalled()) return null;
      return prompt.method();
    },
    async askToInstall() {
      await prompt.ask();
      declineInstall();
    },
  };
}

/** The offer on this device. */
export const { installMethod, onInstallMethod, declineInstall, askToInstall } = createInstall(
  browserInstallPrompt(),
  device.installation,
  { store: preferencesStore, setPreferences },
);
