import { isPlace, type PlanNode } from "#domain/network/plan/route/plan-route.ts";
import { moveStop, type PlanDraft, removeStop } from "#domain/plans/plan-draft.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";
import type { PlannerParts, RepairedDraft } from "./routed-drafts.ts";

/** The packs functions that a repair needs. */
export interface RepairParts extends Pick<PlannerParts, "route"> {
  readonly nodesNear: NetworkGraphs["nodesNear"];
}

/** A node that moved across a crossing is the same for people. */
const SAME_PLACE_METERS = 250;
const NODES_ABOUT = 8;

/**
 * Removes missing nodes from a plan until there is a route through the rest. A node whose number is at its place
 * under another id (redrawn in the data) is replaced; any other unknown or unreachable node is dropped. Null if fewer
 * than two stops are left, or no node. Rejects if the packs cannot be read.
 */
export async function repairPlan(
  start: PlanDraft,
  { route, nodesNear }: RepairParts,
): Promise<RepairedDraft | null> {
  const replaced: PlanNode[] = [];
  const dropped: PlanNode[] = [];
  let draft = start;
  while (draft.stops.length > 1) {
    const answer = await route(questionOf(draft), new AbortController().signal);
    if (answer.kind === "route") {
      // Places need no pack: without any of its numbers, what remains is not that plan.
      const isLost = dropped.length > 0 && draft.stops.every(isPlace);
      return isLost ? null : { draft, route: answer.route, replaced, dropped };
    }
    const { kind, stopIndex } = answer.problem;
    const gone = draft.stops[stopIndex] as PlanNode;
    const other = kind === "unknown-node" ? await sameNumberNear(draft, gone, nodesNear) : null;
    if (kind === "options-prevent-it") draft = { ...draft, options: {} };
    else if (other) {
      replaced.push(gone);
      draft = moveStop(draft, stopIndex, other);
    } else {
      dropped.push(gone);
      draft = removeStop(draft, stopIndex);
    }
  }
  return null;
}

async function sameNumberNear(
  { mode }: PlanDraft,
  gone: PlanNode,
  nodesNear: NetworkGraphs["nodesNear"],
): Promise<PlanNode | null> {
  const near = await nodesNear({ place: gone, count: NODES_ABOUT, mode });
  const found = near.find(
    ({ node, distanceMeters }) =>
      distanceMeters <= SAME_PLACE_METERS &&
      node.osmId !== gone.osmId &&
      (node.ref ?? node.name) === gone.number,
  );
  if (!found) return null;
  const { osmId, lat, lng } = found.node;
  return { osmId, number: gone.number, lat, lng };
}
