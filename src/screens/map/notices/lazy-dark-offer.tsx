import { lazy, Suspense, useState } from "react";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";

const DarkOffer = lazy(async () => {
  const load = import(/* webpackChunkName: "dark-offer" */ "./dark-offer.tsx");
  return { default: (await load.catch(() => null))?.DarkOffer ?? (() => null) };
});

/** Loads the offer of dark colours if the device is dark and the offer was not answered. */
export function LazyDarkOffer() {
  const [isDue] = useState(
    () =>
      matchMedia("(prefers-color-scheme: dark)").matches &&
      settingsStore.getState().colorScheme === 0 &&
      !preferencesStore.getState().isDarkOffered &&
      !preferencesStore.getState().nightRed,
  );
  return isDue ? (
    <Suspense>
      <DarkOffer />
    </Suspense>
  ) : null;
}
