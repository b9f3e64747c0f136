import { useState } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";

const DarkOffer = lazyComponent(
  async () => (await import(/* webpackChunkName: "dark-offer" */ "./dark-offer.tsx")).DarkOffer,
  { failed: () => null },
);

/** Loads the offer of dark colours if the device is dark and the offer was not answered. */
export function LazyDarkOffer() {
  const [isDue] = useState(
    () =>
      matchMedia("(prefers-color-scheme: dark)").matches &&
      settingsStore.getState().colorScheme === 0 &&
      !preferencesStore.getState().isDarkOffered &&
      !preferencesStore.getState().nightRed,
  );
  return isDue ? <DarkOffer /> : null;
}
