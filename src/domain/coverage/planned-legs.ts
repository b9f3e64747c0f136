import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import type { LineGap } from "./line-gaps.ts";

/** A leg of a plan, as far as is needed to look it up in graphs. */
export interface PlannedLeg {
  readonly fromOsmId: number;
  readonly toOsmId: number;
  /** Along the ground. */
  readonly meters: number;
}

/** A stored leg is rounded, and its ends may be other nodes of the same junction. */
const SLACK_METERS = 60;

/**
 * Returns the stretches of a plan whose legs the graphs cannot plan: a node is unknown, or the path between the two is
 * longer than the leg. Adjacent legs form one stretch.
 */
export function missingLegs(
  graphs: readonly NetworkGraph[],
  mode: NetworkMode,
  legs: readonly PlannedLeg[],
): readonly LineGap<NetworkMode>[] {
  const routing = createRoutingGraph(graphs);
  const isThere = ({ fromOsmId, toOsmId, meters }: PlannedLeg) => {
    const from = routing.graph.indexOf(mode, fromOsmId);
    const to = routing.graph.indexOf(mode, toOsmId);
    if (from < 0 || to < 0) return false;
    const path = routing.find(from, to);
    return path !== null && path.lengthMeters <= meters + SLACK_METERS;
  };
  const gaps: LineGap<NetworkMode>[] = [];
  let alongMeters = 0;
  for (const leg of legs) {
    const end = alongMeters + leg.meters;
    const last = gaps.at(-1);
    if (!isThere(leg)) {
      if (last?.toMeters === alongMeters) gaps[gaps.length - 1] = { ...last, toMeters: end };
      else gaps.push({ fromMeters: alongMeters, toMeters: end, what: [mode] });
    }
    alongMeters = end;
  }
  return gaps;
}
