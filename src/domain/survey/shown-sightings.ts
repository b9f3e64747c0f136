import type { HuntSighting } from "./hunt.ts";
import { foxOf, latestSightings } from "./hunt-reach.ts";
import type { OldSightings } from "./old-sightings.ts";

/** The sightings that the user wants to see. */
export interface SightingChoice {
  /** Null draws all alike. */
  readonly old: OldSightings | null;
  /** The key of one of the hunted (`foxOf`); null for all, and all are meant if no sighting has it. */
  readonly fox: string | null;
}

/** A sighting on the map. */
interface ShownSighting {
  readonly sighting: HuntSighting;
  /** True if it is the latest one of its name. */
  readonly isLatest: boolean;
  /** True if it is old, and drawn fainter. */
  readonly isFaded: boolean;
}

/** Returns the sightings that the map shows at this time. */
export function shownSightings(
  sightings: readonly HuntSighting[],
  { old, fox }: SightingChoice,
  nowMs: number,
): readonly ShownSighting[] {
  const latest = latestSightings(sightings);
  const isKnown = sightings.some((sighting) => foxOf(sighting) === fox);
  return sightings.flatMap((sighting) => {
    const isOld = old !== null && nowMs - sighting.atMs > old.minutes * 60_000;
    if ((isKnown && foxOf(sighting) !== fox) || (isOld && old.isHidden)) return [];
    return [{ sighting, isLatest: latest.has(sighting), isFaded: isOld }];
  });
}

/** Returns the hunted by their keys, each with the name as it was first written; those without a name are left out. */
export function foxNames(sightings: readonly HuntSighting[]): ReadonlyMap<string, string> {
  const named = sightings.filter(({ name }) => name.trim() !== "");
  return new Map(named.map((one) => [foxOf(one), one.name.trim()] as const).toReversed());
}
