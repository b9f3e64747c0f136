import type { Preferences } from "./preferences.ts";

/** Returns whether the user is on the water: the map and the bar below then have what a boat needs. */
export function isBoating({ instrumentLayout }: Pick<Preferences, "instrumentLayout">): boolean {
  return instrumentLayout === "water";
}
