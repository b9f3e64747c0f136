import { distanceText, type Travel } from "#sentences/intl/distance.ts";
import { percent } from "#sentences/intl/format.ts";
import { groundTexts } from "#words/plan/plan-ground.ts";

/** Returns a surface with its length: "Verhard 5,2 km (80%)". */
export function surfaceText(
  surface: "paved" | "unpaved" | "unknown",
  meters: number,
  allMeters: number,
  travel: Travel,
): string {
  return `${groundTexts[surface]} ${distanceText(meters, travel)} (${percent.format(meters / allMeters)})`;
}
