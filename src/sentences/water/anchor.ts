import { formatAge, NO_NUMBER, upToOneDecimal, wholeNumber } from "#sentences/intl/format.ts";
import { anchorWords as words } from "#words/water/anchor.ts";
import { seaDistanceText } from "./boating.ts";

/** "Straal 30 m · lengte 6 keer de hoogte tot de boeg": the calculated radius and its scope. */
export function radiusText(radiusMeters: number, scope: number | null): string {
  const radius = words.radius(`${Math.round(radiusMeters)}`);
  return scope === null ? radius : words.scope(radius, upToOneDecimal.format(scope));
}

/** "12 m van 38 m": the distance from the anchor and the allowed distance. */
export function ofRadiusText(distanceMeters: number | null, radiusMeters: number): string {
  const distance = distanceMeters === null ? NO_NUMBER : seaDistanceText(distanceMeters);
  return words.ofRadius(distance, seaDistanceText(radiusMeters));
}

/** "Accu 62 %. Volgens het systeem bij dit gebruik nog 5 u 20." */
export function batteryText(level: number, isCharging: boolean, lasts: string | null): string {
  const battery = words.battery(wholeNumber.format(100 * level));
  if (isCharging) return words.charging(battery);
  return lasts === null ? words.lastsUnknown(battery) : words.lasts(battery, lasts);
}

/** "sinds 3 min". */
export function alarmSinceText(ageMs: number): string {
  return words.alarmSince(formatAge(Math.max(0, ageMs)));
}
