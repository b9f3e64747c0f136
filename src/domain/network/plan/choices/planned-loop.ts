import { shapeFrom } from "#domain/network/plan/merged/line-of-steps.ts";
import {
  planThrough,
  type RoutingGraph,
  type StopsPlan,
} from "#domain/network/plan/route/plan-stops.ts";
import { stopsOfPath } from "#domain/network/plan/route/stops-of-path.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { type JudgedLoop, judgedFor } from "./loop-lengths.ts";
import { createUsedGround, loopScore } from "./loop-shape.ts";

/** A loop as a plan, with its quality. */
export interface PlannedLoop extends JudgedLoop {
  readonly plan: StopsPlan;
  /** The stops by which `planThrough` finds it again; the first and the last are its start. */
  readonly stops: readonly number[];
  /** Lower is better. */
  readonly score: number;
}

/** Returns the loop along these steps as a plan; null if it does not return to its start. */
export function loopOf(
  routing: RoutingGraph,
  path: { readonly nodes: readonly number[]; readonly edges: readonly number[] },
  wantedMeters: number,
  options: RouteOptions = {},
): PlannedLoop | null {
  const stops = stopsOfPath(routing, path, options);
  const plan = planThrough(routing, stops, options);
  if (!plan || plan.legs.length < 2 || stops[0] !== stops.at(-1)) return null;
  const metersTwice = repeatedMeters(routing, plan);
  const score = loopScore({
    twice: metersTwice / plan.meters,
    miss: Math.abs(plan.meters - wantedMeters) / wantedMeters,
    unwanted: unwantedSurface(routing, plan, options),
    places: plan.nodes.map((node) => routing.graph.node(node)),
  });
  const { meters } = plan;
  const unjudged = { hasWantedLength: false, isGood: false };
  return judgedFor({ plan, stops, meters, metersTwice, ...unjudged, score }, wantedMeters);
}

/** Returns 0 if all of it is on the preferred surface, or none is preferred, up to 1 if all is on the other. */
function unwantedSurface(
  { graph }: RoutingGraph,
  { legs, meters }: StopsPlan,
  options: RouteOptions,
): number {
  const weights = graph.weights.ofEdges(options);
  const units = legs
    .flatMap(({ edges }) => edges)
    .reduce((sum, edge) => sum + (weights[edge] as number), 0);
  return units / 10 / meters - 1;
}

function repeatedMeters({ graph }: RoutingGraph, { legs }: StopsPlan): number {
  const gone = createUsedGround();
  let meters = 0;
  for (const { nodes, edges } of legs) {
    edges.forEach((edge, step) => {
      const again = gone.shareOf(shapeFrom(graph, edge, nodes[step] as number));
      // The stored length of an edge is more exact than the length of its shape.
      meters += ((graph.edgeLengths[edge] as number) / 10) * again;
    });
  }
  return meters;
}
