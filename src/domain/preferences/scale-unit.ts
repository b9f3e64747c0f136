import { isBoating } from "./is-boating.ts";
import type { Units } from "./units.ts";

/** The units of the scale bar of the map. */
export type ScaleUnit = Units | "nautical";

/** Returns the units of the scale bar: nautical miles on the water, and elsewhere those of shown distances. */
export function scaleUnitOf(
  preferences: Parameters<typeof isBoating>[0] & { readonly units: Units },
): ScaleUnit {
  return isBoating(preferences) ? "nautical" : preferences.units;
}
