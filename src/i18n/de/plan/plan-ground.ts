import { distanceText, type Travel } from "#sentences/intl/distance.ts";
import { percent } from "#sentences/intl/format.ts";

/** Texts about the surface and heights along a plan. */
export const groundTexts = {
  heading: "Untergrund",
  paved: "Befestigt",
  unpaved: "Unbefestigt",
  unknown: "Unbekannt",
  allUnknown: "Dieses Kartenpaket enthält keine Angaben zum Untergrund.",
  noHeights: "Dieses Kartenpaket enthält keine Höhenangaben.",
  preferPaved: "Befestigte Wege bevorzugen",
  preferUnpaved: "Unbefestigte Wege bevorzugen",
} as const;

/** Returns a surface with its length: "Befestigt 5,2 km (80 %)". */
export function surfaceText(
  surface: "paved" | "unpaved" | "unknown",
  meters: number,
  allMeters: number,
  travel: Travel,
): string {
  return `${groundTexts[surface]} ${distanceText(meters, travel)} (${percent.format(meters / allMeters)})`;
}
