import { lineToFollow } from "#domain/guidance/line-of-track.ts";
import type { LineToFollow } from "#domain/named-routes/lines-to-follow.ts";
import type { RouteMode } from "#domain/named-routes/routes-format.ts";
import type { PlanPlace } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft, type PlanDraft } from "#domain/plans/plan-draft.ts";
import { stopsAlongLine } from "#domain/plans/stops-along-line.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { showPlanOnMap } from "#state/map/plan-shown.ts";
import { networkGraphs } from "#state/packs/network-graphs.ts";
import { planner } from "#state/plans/planner.ts";

/** A line of a route with its name and mode. */
interface NamedLine extends Pick<LineToFollow, "places"> {
  readonly name: string;
  readonly mode: RouteMode;
}

/** A route has no accuracies and no named points. */
const UNKNOWN = { accuraciesMeters: null, details: null } as const;

/** Starts navigation along a named route; returns false if it has no length. */
export function followNamedRoute({ name, mode, places }: NamedLine): boolean {
  const column = (first: number) =>
    Float64Array.from({ length: places.length / 2 }, (_, at) => places[2 * at + first] as number);
  const line = lineToFollow({ lngs: column(0), lats: column(1), ...UNKNOWN });
  if (line.lengthMeters === 0) return false;
  guidance.start({ kind: "track", name, mode, line });
  return true;
}

/**
 * Makes a named route the plan in hand, along ways.
 * @returns the length of the parts that the plan does not follow; null if there is no plan, because no pack has ways here
 */
export async function planNamedRoute({ mode, places }: NamedLine): Promise<number | null> {
  const { stops, strayMeters } = await stopsAlongLine(places, async (from, to) => {
    const answer = await networkGraphs.alongWays({ mode, from, to });
    return answer.kind === "route" ? answer.line : null;
  });
  const draft: PlanDraft = { ...emptyDraft(mode), stops: stops.map(placeOf) };
  const answer = await networkGraphs.route(questionOf(draft));
  if (answer.kind !== "route") return null;
  const isAlongWays = answer.route.legs.some(({ along }) => along === "ways");
  if (!isAlongWays) return null;
  planner.open({ draft, route: answer.route });
  showPlanOnMap();
  return strayMeters;
}

function placeOf({ lat, lng }: { readonly lat: number; readonly lng: number }): PlanPlace {
  return { kind: "place", lat, lng };
}
