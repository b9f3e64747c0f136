import { distanceText, type Travel } from "#sentences/intl/distance.ts";
import { percent } from "#sentences/intl/format.ts";

/** Texts about the surface and heights along a plan. */
export const groundTexts = {
  heading: "Ondergrond",
  paved: "Verhard",
  unpaved: "Onverhard",
  unknown: "Onbekend",
  allUnknown: "Dit kaartpakket weet niet wat verhard is.",
  noHeights: "Dit kaartpakket heeft geen hoogtes.",
  preferPaved: "Liefst verhard",
  preferUnpaved: "Liefst onverhard",
} as const;

/** Returns a surface with its length: "Verhard 5,2 km (80%)". */
export function surfaceText(
  surface: "paved" | "unpaved" | "unknown",
  meters: number,
  allMeters: number,
  travel: Travel,
): string {
  return `${groundTexts[surface]} ${distanceText(meters, travel)} (${percent.format(meters / allMeters)})`;
}
