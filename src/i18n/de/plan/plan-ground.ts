import { distanceText, type Travel } from "#i18n/intl/distance.ts";
import { localNumber } from "#i18n/intl/format.ts";

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

const wholePercent = localNumber({ style: "percent", maximumFractionDigits: 0 });

/** Returns a surface with its length: "Befestigt 5,2 km (80 %)". */
export function surfaceText(
  surface: "paved" | "unpaved" | "unknown",
  meters: number,
  allMeters: number,
  travel: Travel,
): string {
  return `${groundTexts[surface]} ${distanceText(meters, travel)} (${wholePercent.format(meters / allMeters)})`;
}
