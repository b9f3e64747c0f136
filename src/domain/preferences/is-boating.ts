import type { Preferences } from "./preferences.ts";

/** Returns whether the user is on the water, so that the map and the bottom bar show the tools for a boat. */
export function isBoating({ instrumentLayout }: Pick<Preferences, "instrumentLayout">): boolean {
  return instrumentLayout === "water";
}
