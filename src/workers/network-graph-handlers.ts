import { nodesNumbered } from "#domain/network/plan/numbered-nodes.ts";
import {
  reachedNodes,
  searchAlternativeChoices,
  searchLoopChoices,
} from "#domain/network/plan/route-choices.ts";
import { routeThrough } from "#domain/network/plan/route-through.ts";
import { searchSnappedPlan } from "#domain/network/plan/snapped-plan.ts";
import { inTurns } from "#rpc/in-turns.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import { createGraphRegistry } from "#storage/packs/graph-registry.ts";
import type { NetworkGraphCalls } from "./network-graph-calls.ts";

/** Answers from the planning graphs of the packs, of which it has none at first. */
export function networkGraphHandlers(): Handlers<NetworkGraphCalls> {
  const registry = createGraphRegistry();
  return {
    put: (packs) => registry.put(packs),
    nodesOnPost: (identity) => registry.nodesOnPost(identity),
    nodesNear: ({ place, count, mode }) => registry.nodesNear(place, count, mode),
    route(question) {
      const planner = registry.planner();
      // Once this is answered, and before a second way is asked for.
      setTimeout(() => planner.prepare(question.mode));
      return routeThrough(planner, question);
    },
    nodesNumbered: (question) => nodesNumbered(registry.planner(), question),
    loops: (question, { signal }) =>
      inTurns(searchLoopChoices(registry.planner(), question), signal),
    alternatives: (question, { signal }) =>
      inTurns(searchAlternativeChoices(registry.planner(), question), signal),
    reach: (question) => reachedNodes(registry.planner(), question),
    snap: (question, { signal }) =>
      inTurns(searchSnappedPlan(registry.planner(), question), signal),
  };
}
