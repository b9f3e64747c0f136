import type { PlanNode } from "#domain/network/plan/plan-route.ts";
import { moveStop, type PlanDraft, questionOf, removeStop } from "#domain/plans/plan-draft.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";
import type { PlannerParts, RepairedDraft } from "./routed-drafts.ts";

/** What repairing asks of the packs. */
export interface RepairParts extends Pick<PlannerParts, "route"> {
  readonly nodesNear: NetworkGraphs["nodesNear"];
}

/** A node that was moved across a crossing is still the same to whoever goes there. */
const SAME_PLACE_METERS = 250;
const NODES_ABOUT = 8;

/**
 * Takes what is gone out of a plan until there is a way through the rest: a node whose number stands at
 * its place under another id (drawn anew in the data) is replaced, any other that is not known or not
 * reached is dropped. Null when fewer than two are left. Rejects when the packs cannot be asked.
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
    if (answer.kind === "route") return { draft, route: answer.route, replaced, dropped };
    const { kind, stopIndex } = answer.problem;
    const gone = draft.stops[stopIndex] as PlanNode;
    const other = kind === "unknown-node" ? await sameNumberNear(draft, gone, nodesNear) : null;
    if (kind === "not-as-wished") draft = { ...draft, wishes: {} };
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
