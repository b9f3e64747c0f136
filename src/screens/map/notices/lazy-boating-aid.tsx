import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { isBoating } from "#domain/preferences/is-boating.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";

const BoatingAid = lazy(async () => {
  const load = import(/* webpackChunkName: "fairway-cards" */ "./boating-aid.tsx");
  return { default: (await load.catch(() => null))?.BoatingAid ?? (() => null) };
});

/** Loads and shows the notice that on the water the app is an aid, until the user has read it. */
export function LazyBoatingAid() {
  const isAfloat = useStore(preferencesStore, isBoating);
  const isRead = useStore(preferencesStore, ({ isBoatingAidRead }) => isBoatingAidRead);
  const hasNetwork = useStore(settingsStore, ({ mapOverlay }) => mapOverlay.sailNetwork);
  if (isRead || !(isAfloat || hasNetwork)) return null;
  return (
    <Suspense>
      <BoatingAid />
    </Suspense>
  );
}
