import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { LegPutIn, LegStretch, PlanLeg } from "#domain/network/plan/route/plan-route.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { upToTwoDecimals } from "#sentences/intl/format.ts";
import { list } from "#words/locale.ts";
import { voyageTexts, waterWords } from "#words/water/fairways.ts";

/**
 * Returns what is known of the water of a leg, a sentence each: whether the boat may be there, the part over open water, where a
 * canoe is carried, and the draught that the map states.
 * @param draughtMeters the draught of the boat; null if it is unknown
 */
export function waterOfLegTexts(
  leg: Pick<PlanLeg, "meters" | "metersBefore" | "metersAfter" | "water">,
  mode: NetworkMode,
  draughtMeters: number | null,
): readonly string[] {
  const { meters, metersBefore = 0, metersAfter = 0, water } = leg;
  if (!water) return [voyageTexts.probablyNavigable];
  const { knownMeters, openMeters, carried, putIns = [], maxDraughtMeters } = water;
  const carriedMeters = carried.reduce((sum, one) => sum + one.meters, 0);
  const total = meters - metersBefore - metersAfter - carriedMeters;
  const distance = (length: number): string => distanceText(length, mode);
  // Lengths are rounded to a decimetre for each stretch.
  const unknownMeters = total - knownMeters < MIN_UNKNOWN_METERS ? 0 : total - knownMeters;
  const access =
    knownMeters === 0
      ? voyageTexts.probablyNavigable
      : waterWords.partlyKnown(distance(unknownMeters), distance(total));
  return [
    unknownMeters === 0 && knownMeters > 0 ? voyageTexts.navigable : access,
    ...(openMeters > 0 ? [waterWords.openWater(distance(openMeters))] : []),
    ...(carried.length > 0 ? [waterWords.carried(list(carried.map(carriedText)))] : []),
    ...(putIns.length > 0 ? [waterWords.putIns(list(putIns.map(putInText)))] : []),
    ...(maxDraughtMeters === undefined ? [] : [maxDraughtText(maxDraughtMeters, draughtMeters)]),
  ];
}

/** Returns the draught that the map states, metres, compared with that of the boat if it is known. */
export function maxDraughtText(meters: number, draughtMeters: number | null): string {
  const most = upToTwoDecimals.format(meters);
  return draughtMeters !== null && meters < draughtMeters
    ? waterWords.tooShallow(most, upToTwoDecimals.format(draughtMeters))
    : waterWords.maxDraught(most);
}

/** Less than this is rounding. */
const MIN_UNKNOWN_METERS = 10;

/** "Kanosteiger na 1,2 km"; "na 1,2 km" for one without a name. */
function putInText({ atMeters, name }: LegPutIn): string {
  return waterWords.putInAt(name ?? "", distanceText(atMeters, "canoe")).trim();
}

function carriedText({ atMeters, meters }: LegStretch): string {
  return waterWords.carriedAt(distanceText(meters, "walk"), distanceText(atMeters, "canoe"));
}
