import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import {
  type PlanNode,
  type PlanRoute,
  routeOfStops,
} from "#domain/network/plan/route/plan-route.ts";
import type { IncomingPlan } from "#domain/plans/incoming-plan.ts";
import {
  type NumberedPoint,
  numberedPlan,
  planInFile,
  planOfNumbers,
} from "#domain/plans/plan-gpx.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";
import { type PlannerParts, type PlannerProblem, problemOf } from "./routed-drafts.ts";

/** The route of a received plan. */
export interface IncomingRoute {
  /** The route in the packs; or else the one in the file; or else only the stops. */
  readonly route: PlanRoute;
  /** The reason that the packs do not have the route; null if they do. */
  readonly problem: PlannerProblem | null;
}

/** Looks up the route in the packs of this device. Never rejects, because a plan is shown without packs too. */
export async function routeOfIncoming(
  { draft, route }: IncomingPlan,
  ask: PlannerParts["route"],
): Promise<IncomingRoute> {
  const known = route ?? routeOfStops(draft.stops);
  try {
    const answer = await ask(questionOf(draft), new AbortController().signal);
    if (answer.kind === "route") return { route: answer.route, problem: null };
    return { route: known, problem: problemOf(answer.problem, draft.stops) };
  } catch (error) {
    console.warn("No way looked up:", error);
    return { route: known, problem: { kind: "failed" } };
  }
}

/**
 * Resolves to the plan in a file. A file of this app names its nodes; a file of another app needs a node with each
 * number at its place in the packs. Null for any other file, or if the packs cannot be read.
 */
export async function planOfFile(
  file: ExchangeFile,
  nodesNear: NetworkGraphs["nodesNear"],
): Promise<IncomingPlan | null> {
  const known = planInFile(file);
  const numbered = known ? null : numberedPlan(file);
  if (!numbered) return known;
  for (const mode of NETWORK_MODES) {
    const stops = await nodesOf(numbered.points, mode, nodesNear);
    if (stops) return planOfNumbers(numbered, mode, stops, file.tracks);
  }
  return null;
}

/** Other apps place a number beside its node, or in the middle of a crossing. */
const NEAR_METERS = 150;
const NODES_ABOUT = 8;

/** Resolves to the nodes of one network with these numbers at these places; null if one is missing. */
async function nodesOf(
  points: readonly NumberedPoint[],
  mode: NetworkMode,
  nodesNear: NetworkGraphs["nodesNear"],
): Promise<readonly PlanNode[] | null> {
  const stops: PlanNode[] = [];
  for (const point of points) {
    const near = await nodesNear({ place: point, count: NODES_ABOUT, mode }).catch(() => []);
    const found = near.find(
      ({ node, distanceMeters }) =>
        distanceMeters <= NEAR_METERS && isSameNumber(node.ref ?? "", point.number),
    );
    if (!found) return null;
    const { osmId, ref, lat, lng } = found.node;
    stops.push({ osmId, number: ref ?? point.number, lat, lng });
  }
  return stops;
}

/** Compares numbers: "09" and "9" are equal, and so are "a12" and "A 12". */
function isSameNumber(one: string, other: string): boolean {
  const plain = (number: string) => number.toUpperCase().replace(/\s/g, "").replace(/^0+/, "");
  return plain(one) === plain(other);
}
