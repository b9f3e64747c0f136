import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import {
  type NodeAround,
  type NodeIdentity,
  type NodeNear,
  nodesAtSignpost,
  nodesNear,
} from "#domain/network/graph/node-around.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import {
  reachedNodes,
  searchAlternativeChoices,
  searchLoopChoices,
} from "#domain/network/plan/choices/route-choices.ts";
import { nodesNumbered } from "#domain/network/plan/route/numbered-nodes.ts";
import { searchSnappedPlan } from "#domain/network/plan/snap/snapped-plan.ts";
import { reachAlongWays } from "#domain/network/ways/around/reach-along-ways.ts";
import { isTooLongToMatch } from "#domain/network/ways/match/match-track.ts";
import { cuesOfLine } from "#domain/network/ways/route/cues-of-line.ts";
import { wayBeside } from "#domain/network/ways/route/find-way-beside.ts";
import { passagesById } from "#domain/network/ways/route/passages-by-id.ts";
import { draftAlternatives } from "#domain/plans/draft-alternatives.ts";
import { findFreeLoops } from "#domain/plans/free-loops.ts";
import { trackOnWays } from "#domain/plans/plan-of-track.ts";
import { routeBetween, routeThroughStops } from "#domain/plans/route-through-stops.ts";
import { inTurns, takeTurns } from "#rpc/in-turns.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import type { ForBoat, NetworkGraphCalls, NodesNearQuestion } from "./graph-calls.ts";
import { createGraphRegistry } from "./graph-registry.ts";

/** The parts of a question about a boat on waters. */
type OnWaters = Pick<ForBoat<unknown>, "passages" | "draughtMeters">;

/** Creates the handlers for the planning graphs of the packs, at first without any. */
export function networkGraphHandlers(): Handlers<NetworkGraphCalls> {
  const registry = createGraphRegistry();
  const dataFor = ({ passages, draughtMeters }: OnWaters, signal: AbortSignal) => ({
    routing: registry.routing(),
    ways: registry.ways(),
    waters: registry.waters(),
    passages:
      passages || draughtMeters !== undefined
        ? passagesById(passages ?? new Float64Array(), draughtMeters)
        : undefined,
    pause: takeTurns(signal),
  });
  return {
    put: (packs) => registry.put(packs),
    putWaters: (file) => registry.putWaters(file),
    putFairways: (file) => registry.putFairways(file),
    nodesAtSignpost: (identity) => bestNodesAtSignpost(registry.graphs(), identity),
    nodesNear: (question) => nearestOnce(registry.graphs(), question),
    route(question, { signal }) {
      const routing = registry.routing(question);
      // Runs after this answer and before the next question, which it speeds up.
      setTimeout(() => routing.prepare(question.mode));
      return routeThroughStops({ ...dataFor(question, signal), routing }, question);
    },
    nodesNumbered: (question) => nodesNumbered(registry.routing(), question),
    loops: (question, { signal }) =>
      inTurns(searchLoopChoices(registry.routing(question), question), signal),
    alternatives: (question, { signal }) =>
      inTurns(searchAlternativeChoices(registry.routing(question), question), signal),
    draftAlternatives: (question, { signal }) =>
      draftAlternatives(dataFor(question, signal), question),
    reach: (question) => reachedNodes(registry.routing(question), question),
    freeLoops(question, { signal }) {
      return findFreeLoops(dataFor({}, signal), question);
    },
    freeReach: (question, { signal }) =>
      reachAlongWays(registry.ways(), question, takeTurns(signal)),
    alongWays: (question, { signal }) => routeBetween(dataFor(question, signal), question),
    cuesOfLine: ({ mode, line }) => cuesOfLine(registry.ways(), mode, line),
    wayBeside: (place) => wayBeside(registry.ways(), place),
    trackOnWays: (track, { signal, tell }) => {
      const { packCount, unreadAreas = [] } = registry.ways();
      if (packCount === 0 && unreadAreas.length === 0) return null;
      if (isTooLongToMatch(track)) return "too-long";
      return trackOnWays(registry.ways(), track, { pause: takeTurns(signal), onProgress: tell });
    },
    snap: (question, { signal }) =>
      inTurns(searchSnappedPlan(registry.routing(), question), signal),
  };
}

/** Returns the node with the most neighbours if several packs have it. */
function bestNodesAtSignpost(
  graphs: readonly NetworkGraph[],
  identity: NodeIdentity,
): readonly NodeAround[] {
  const best = new Map<NetworkMode, NodeAround>();
  for (const graph of graphs) {
    for (const found of nodesAtSignpost(graph, identity)) {
      const { mode } = found.node;
      const known = best.get(mode);
      const knowsMore = found.neighbours.length > (known?.neighbours.length ?? -1);
      if (knowsMore) best.set(mode, found);
    }
  }
  return [...best.values()];
}

/** Keeps each node once if several packs have it. */
function nearestOnce(
  graphs: readonly NetworkGraph[],
  { place, count, mode }: NodesNearQuestion,
): readonly NodeNear[] {
  const all = graphs.flatMap((graph) => nodesNear(graph, place, count, mode ?? null));
  const byIdentity = new Map(all.map((near) => [`${near.node.mode} ${near.node.osmId}`, near]));
  const sorted = [...byIdentity.values()].sort((a, b) => a.distanceMeters - b.distanceMeters);
  return sorted.slice(0, count);
}
