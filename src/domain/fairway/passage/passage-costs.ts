import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { BLOCKED_METERS, LOCK_METERS } from "#domain/network/ways/route/passages-by-id.ts";
import { type BoatLimits, passageOf } from "./passage.ts";

/**
 * The metres that a boat would rather go around than pass an object: a bridge that opens keeps it waiting. An unknown
 * clearance is nearly the last resort: the route says it.
 */
const OPENING_METERS = 800;
const UNKNOWN_METERS = 50_000;

/**
 * Returns the costs of all objects that cost a boat anything: id, metres, id, metres …
 * @param limits null when the size of the boat is unknown: then only locks cost time
 */
export function passageCosts(
  objects: Iterable<FairwayObject>,
  limits: BoatLimits | null,
): Float64Array {
  const costs: number[] = [];
  for (const object of objects) {
    const meters = passageMeters(object, limits);
    if (meters > 0) costs.push(object.id, meters);
  }
  return Float64Array.from(costs);
}

function passageMeters(object: FairwayObject, limits: BoatLimits | null): number {
  const { state } = limits ? passageOf(object, limits) : { state: "passes" as const };
  const waitMeters = object.kind === "lock" ? LOCK_METERS : 0;
  switch (state) {
    case "passes":
      return waitMeters;
    case "opens":
      return Math.max(waitMeters, OPENING_METERS);
    case "unknown":
      return UNKNOWN_METERS;
    case "blocked":
      return BLOCKED_METERS;
  }
}
