import { distanceText, type Travel } from "#sentences/intl/distance.ts";
import { percent } from "#sentences/intl/format.ts";

/** Texts about the surface and heights along a plan. */
export const groundTexts = {
  heading: "Surface",
  paved: "Paved",
  unpaved: "Unpaved",
  unknown: "Unknown",
  allUnknown: "This map pack doesn't include surface data.",
  noHeights: "This map pack doesn't include elevation data.",
  preferPaved: "Prefer paved paths",
  preferUnpaved: "Prefer unpaved paths",
} as const;

/** Returns a surface with its length: "Paved 5.2 km (80%)". */
export function surfaceText(
  surface: "paved" | "unpaved" | "unknown",
  meters: number,
  allMeters: number,
  travel: Travel,
): string {
  return `${groundTexts[surface]} ${distanceText(meters, travel)} (${percent.format(meters / allMeters)})`;
}
