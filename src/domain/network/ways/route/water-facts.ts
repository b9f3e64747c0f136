import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { LegStretch, LegWater } from "#domain/network/plan/route/plan-route.ts";
import { draughtOf } from "#domain/network/ways/file/water-attributes.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { TRAITS } from "#domain/network/ways/file/ways-format.ts";
import { isKnownOpen } from "./way-costs.ts";

/** Collects the facts of the water of a route. */
export interface WaterFacts {
  /** Adds the next stretch, in the order of travel. */
  readonly add: (attributes: WayAttributes, atMeters: number, meters: number) => void;
  readonly facts: () => LegWater;
}

/** Creates a collection without facts. */
export function createWaterFacts(mode: NetworkMode): WaterFacts {
  let [knownMeters, openMeters, maxDraught] = [0, 0, Number.POSITIVE_INFINITY];
  const carried: LegStretch[] = [];
  return {
    add: (attributes, atMeters, meters) => {
      const { traits, condition } = attributes;
      if (traits & TRAITS.openWater) openMeters += meters;
      if (traits & TRAITS.carried) addStretch(carried, { atMeters, meters });
      else if (isKnownOpen(attributes, mode)) knownMeters += meters;
      maxDraught = Math.min(maxDraught, draughtOf(condition) ?? Number.POSITIVE_INFINITY);
    },
    facts: () => ({
      knownMeters,
      openMeters,
      carried,
      ...(maxDraught < Number.POSITIVE_INFINITY && { maxDraughtMeters: maxDraught }),
    }),
  };
}

function addStretch(stretches: LegStretch[], next: LegStretch): void {
  const last = stretches.at(-1);
  if (last && last.atMeters + last.meters >= next.atMeters - 0.1) {
    stretches[stretches.length - 1] = { ...last, meters: last.meters + next.meters };
  } else stretches.push(next);
}
