import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import { type PlanNode, type PlanRoute, routeOfStops } from "#domain/network/plan/plan-route.ts";
import type { IncomingPlan } from "#domain/plans/incoming-plan.ts";
import { questionOf } from "#domain/plans/plan-draft.ts";
import {
  type NumberedPoint,
  numberedPlan,
  planInFile,
  planOfNumbers,
} from "#domain/plans/plan-gpx.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";
import { type PlannerParts, type PlannerProblem, problemOf } from "./routed-drafts.ts";

/** The way of a plan that came from elsewhere. */
export interface IncomingRoute {
  /** Of the packs; where they do not have it that of its file; else its stops alone. */
  readonly route: PlanRoute;
  /** Why the packs do not have it; null when they do. */
  readonly problem: PlannerProblem | null;
}

/** Looks the way up in the packs of this device. Never rejects: a plan is shown without them, too. */
export async function routeOfIncoming(
  { draft, route }: IncomingPlan,
  ask: PlannerParts["route"],
): Promise<IncomingRoute> {
  const kept = route ?? routeOfStops(draft.stops);
  try {
    const answer = await ask(questionOf(draft), new AbortController().signal);
    if (answer.kind === "route") return { route: answer.route, problem: null };
    return { route: kept, problem: problemOf(answer.problem, draft.stops) };
  } catch (error) {
    console.warn("No way looked up:", error);
    return { route: kept, problem: { kind: "failed" } };
  }
}

/**
 * The plan in a file: of this app, known by its nodes; of another one, where the packs have a node of
 * each number at its place. Null for any other file, and when the packs cannot be asked.
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

/** Other makers put a number beside its node, or in the middle of a crossing. */
const NEAR_METERS = 150;
const NODES_ABOUT = 8;

/** The nodes of one network with these numbers where they are said to be; null when one is not there. */
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

/** "09" and "9", "a12" and "A 12" are the same. */
function isSameNumber(one: string, other: string): boolean {
  const plain = (number: string) => number.toUpperCase().replace(/\s/g, "").replace(/^0+/, "");
  return plain(one) === plain(other);
}
