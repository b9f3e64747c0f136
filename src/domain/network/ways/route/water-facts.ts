import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { LegPutIn, LegStretch, LegWater } from "#domain/network/plan/route/plan-route.ts";
import { draughtOf } from "#domain/network/ways/file/water-attributes.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { TRAITS } from "#domain/network/ways/file/ways-format.ts";
import { endOfEdge, type JoinedCell } from "#domain/network/ways/join/joined-cell.ts";
import { isKnownOpen } from "./way-costs.ts";

/** Collects the facts of the water of a route. */
export interface WaterFacts {
  /** Adds the next stretch, in the order of travel. */
  readonly add: (attributes: WayAttributes, atMeters: number, meters: number) => void;
  /** Adds the put-ins at a node of the route. */
  readonly pass: (cell: JoinedCell, node: number, atMeters: number) => void;
  readonly facts: () => LegWater;
}

/** Creates a collection without facts. */
export function createWaterFacts(mode: NetworkMode): WaterFacts {
  let [knownMeters, openMeters, maxDraught] = [0, 0, Number.POSITIVE_INFINITY];
  const carried: LegStretch[] = [];
  const putIns = new Map<number, LegPutIn>();
  return {
    add: (attributes, atMeters, meters) => {
      const { traits, condition } = attributes;
      if (traits & TRAITS.openWater) openMeters += meters;
      // From a put-in to the line in the middle of its water nobody carries a canoe.
      const isCarried = (traits & TRAITS.carried) !== 0 && (traits & TRAITS.putIn) === 0;
      if (isCarried) addStretch(carried, { atMeters, meters });
      else if (isKnownOpen(attributes, mode)) knownMeters += meters;
      maxDraught = Math.min(maxDraught, draughtOf(condition) ?? Number.POSITIVE_INFINITY);
    },
    pass: (cell, node, atMeters) => {
      if (mode !== "canoe") return;
      const [first, last] = [cell.arcStarts[node] ?? 0, cell.arcStarts[node + 1] ?? 0];
      for (const arc of cell.arcs.subarray(first, last)) {
        const { traits, name } = edgeAttributes(cell, arc >> 1);
        const id = cell.nodeIds[endOfEdge(cell, arc >> 1, (arc & 1) === 0)] as number;
        if (traits & TRAITS.putIn && !putIns.has(id)) putIns.set(id, { atMeters, name });
      }
    },
    facts: () => ({
      knownMeters,
      openMeters,
      carried,
      ...(putIns.size > 0 && { putIns: [...putIns.values()] }),
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
