import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PlanPoint, PlanRoute } from "#domain/network/plan/route/plan-route.ts";

/** A leg afloat that goes far around. */
export interface WaterDetour {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly meters: number;
  readonly straightMeters: number;
  /** The line of the leg, the same array until it changes. */
  readonly line: Float64Array;
}

/**
 * The reason of a detour: `unmapped` if the waters themselves go around, of which some may be missing in the data, or
 * `obstacles` if a boat of any size would go a shorter way.
 */
export type DetourReason = "unmapped" | "obstacles";

/**
 * A route along waters that is so many times as long as the straight distance goes around. Of 469 pairs of
 * ports 35 are such; some 30 of them miss a water that exists, such as Delft and Leiden.
 */
const DETOUR_FACTOR = 3;

/** A shorter detour is not worth a sentence. */
const MIN_DETOUR_METERS = 2_000;

function goesAround(meters: number, straightMeters: number): boolean {
  return meters > DETOUR_FACTOR * straightMeters && meters - straightMeters > MIN_DETOUR_METERS;
}

/** Returns the legs along waters that go far around, in the order of the route. */
export function waterDetours({ nodes, legs }: Pick<PlanRoute, "nodes" | "legs">): WaterDetour[] {
  return legs.flatMap(({ along, meters, line }, index) => {
    const [from, to] = [nodes[index], nodes[index + 1]];
    if (along !== "ways" || !from || !to) return [];
    const straightMeters = distanceMeters(from, to);
    return goesAround(meters, straightMeters) ? [{ from, to, meters, straightMeters, line }] : [];
  });
}

/**
 * Returns the reason of a detour.
 * @param anyBoatMeters the length of the route for a boat that every bridge and lock lets through
 */
export function detourReason(
  { straightMeters }: Pick<WaterDetour, "straightMeters">,
  anyBoatMeters: number,
): DetourReason {
  return goesAround(anyBoatMeters, straightMeters) ? "unmapped" : "obstacles";
}
