import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import {
  isPlace,
  type LegGround,
  labelOf,
  type PlanLeg,
  type PlanPoint,
  type PlanRoute,
  straightMetersOf,
} from "#domain/network/plan/route/plan-route.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { planLegText } from "#sentences/plan/plan.ts";
import {
  planPointTexts,
  STRAIGHT_AFLOAT_TEXTS,
  STRAIGHT_REASON_TEXTS,
} from "#words/plan/points.ts";

/** Returns the number of a node or the name of a place, in words. */
export function pointText(point: PlanPoint | undefined): string {
  if (!point) return "";
  return labelOf(point) || (isPlace(point) ? planPointTexts.place : "");
}

/** Returns points with their label as number, for texts of numbers in a row. */
export function numbered(points: readonly PlanPoint[]): readonly { readonly number: string }[] {
  return points.map((point) => ({ number: pointText(point) }));
}

/** Returns a route whose places all have a name, for files and texts that leave the app. */
export function withNamedPlaces(route: PlanRoute): PlanRoute {
  const nodes = route.nodes.map((point) =>
    isPlace(point) ? { ...point, name: pointText(point) } : point,
  );
  return { ...route, nodes };
}

/** Returns the length of a leg with all that is said of it: "640 m · langs paden · pont". */
export function legWords(leg: PlanLeg, mode: NetworkMode): string {
  const { along, reason, walkedMeters = 0, conditions = [] } = leg;
  const straight = straightMetersOf(leg);
  const reasons = isBoatingMode(mode) ? STRAIGHT_AFLOAT_TEXTS : STRAIGHT_REASON_TEXTS;
  return [
    planLegText(leg, mode),
    ...(along ? [groundName(along, mode)] : []),
    ...(reason ? [reasons[reason]] : []),
    ...(along === "ways" && straight > 0
      ? [planPointTexts.straightPart(distanceText(straight, mode))]
      : []),
    ...(walkedMeters > 0 ? [planPointTexts.getOff(distanceText(walkedMeters, mode))] : []),
    ...(conditions.length > 0 ? [planPointTexts.times] : []),
  ].join(" · ");
}

/** Returns the name of the ground of a leg. */
export function groundName(ground: LegGround, mode: NetworkMode): string {
  return ground === "ways" && isBoatingMode(mode) ? planPointTexts.afloat : GROUND_NAMES[ground];
}

const GROUND_NAMES: Readonly<Record<LegGround, string>> = {
  network: planPointTexts.network,
  ways: planPointTexts.ways,
  straight: planPointTexts.straight,
};
