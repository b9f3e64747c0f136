import type { PlanLeg } from "./plan-route.ts";

/** The length of a route by surface, metres. */
export interface RouteSurface {
  readonly pavedMeters: number;
  readonly unpavedMeters: number;
  readonly unknownMeters: number;
}

/** Returns the length of a route by surface; all of it is unknown if its packs have no surfaces. */
export function surfaceOfRoute({
  legs,
}: {
  readonly legs: readonly Pick<PlanLeg, "meters" | "pavedMeters" | "unpavedMeters">[];
}): RouteSurface {
  const sumOf = (metersOf: (leg: (typeof legs)[number]) => number): number =>
    legs.reduce((sum, leg) => sum + metersOf(leg), 0);
  const pavedMeters = sumOf((leg) => leg.pavedMeters ?? 0);
  const unpavedMeters = sumOf((leg) => leg.unpavedMeters ?? 0);
  const meters = sumOf((leg) => leg.meters);
  return {
    pavedMeters,
    unpavedMeters,
    unknownMeters: Math.max(0, meters - pavedMeters - unpavedMeters),
  };
}
