import { useStore } from "zustand";
import { distanceText } from "#sentences/intl/distance.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** Returns a function that writes metres in the units of how the user travels: in nautical miles on the water. */
export function useDistanceText(): (meters: number) => string {
  const layout = useStore(preferencesStore, ({ instrumentLayout }) => instrumentLayout);
  return (meters) => distanceText(meters, layout);
}
