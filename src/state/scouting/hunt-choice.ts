import { createStore } from "zustand/vanilla";
import type { SightingChoice } from "#domain/survey/shown-sightings.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** The one of the hunted whose sightings the map shows; null for all. In memory only: nobody should miss a sighting by a choice of yesterday. */
export const huntFoxStore = createStore<Pick<SightingChoice, "fox">>(() => ({ fox: null }));

/** Returns the sightings that the user wants to see now. */
export function sightingChoice(): SightingChoice {
  return { old: preferencesStore.getState().huntOld, ...huntFoxStore.getState() };
}
