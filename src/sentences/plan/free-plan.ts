import type { FarPlace } from "#domain/network/ways/around/way-reach.ts";
import { distanceText, planningUnit, type Travel } from "#sentences/intl/distance.ts";
import { compassPoint } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { freePlanWords as words } from "#words/plan/free-plan.ts";

/** Explains loops along ways if there are none of the wanted length, which is in the unit of the travel. */
export function freeNotAsLong(wanted: number, meters: number, travel: Travel): string {
  const { unit } = planningUnit(travel);
  return words.notAsLong(
    withUnit(wanted, unit),
    inMetric(() => distanceText(meters, travel)),
  );
}

/** "Binnen 5 km liggen 64 km aan wegen en paden, voor zover de pakketten op dit apparaat gaan." */
export function freeReachedText(distance: string, meters: number, travel: Travel): string {
  return words.reached(
    distance,
    inMetric(() => distanceText(meters, travel)),
  );
}

/** The degrees between two of eight directions. */
const DEGREES = 45;

/** "NO · 3,8 km hemelsbreed · Kerkweg". */
export function farPlaceText(
  { direction, straightMeters, street }: FarPlace,
  travel: Travel,
): string {
  const away = words.asTheCrowFlies(distanceText(straightMeters, travel));
  return [compassPoint(direction * DEGREES, 8), away, ...(street ? [street] : [])].join(" · ");
}
