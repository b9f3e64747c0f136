import type { LngLat } from "#domain/areas/area-shape.ts";
import { lineOfNumbers } from "#domain/areas/shape-lines.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { lineOfRoute, type PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { lineParts } from "#domain/tracks/line-parts.ts";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import type { RouteOnView } from "#state/map/plan-shown.ts";
import { planner } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { loadTracks, trackById, tracksStore } from "#state/tracks/tracks.ts";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";
import { trackTexts } from "#words/tracks/tracks.ts";

/** A plan, track or route to choose. */
export interface LineChoice {
  readonly ref: LineRef;
  readonly name: string;
}

export interface NamedLine {
  readonly name: string;
  /** Its parts in order; a track has several where its signal was lost. */
  readonly parts: readonly (readonly LngLat[])[];
  /** Straight lines between the parts. */
  readonly gaps: readonly (readonly LngLat[])[];
  /** The saved plan that it is of; null for a track, and for the plan in the making, which the map draws. */
  readonly savedPlan: RouteOnView | null;
  /** False for a track that is not shown on the map. */
  readonly isShown: boolean;
}

/** Lists the current plan, the saved plans, and the tracks and routes of this device. */
export async function linesOnDevice(): Promise<readonly LineChoice[]> {
  await Promise.all([savedPlans.load(), loadTracks()]);
  const { route } = planner.store.getState();
  const plans = savedPlans.store.getState().plans ?? [];
  const tracks = tracksStore.getState().tracks ?? [];
  return [
    ...(route.legs.length > 0 ? [{ ref: "plan" as const, name: areaShapeTexts.thisPlan }] : []),
    ...plans
      .filter((plan) => plan.deletedAtMs === null && plan.route.legs.length > 0)
      .map(({ id, name }) => ({ ref: `plan:${id}` as const, name })),
    ...tracks
      .filter(({ pointCount }) => pointCount > 0)
      .map(({ id, name }) => ({ ref: `track:${id}` as const, name: name || trackTexts.noName })),
  ];
}

/** Reads a line; null when it no longer exists. */
export async function readLine(ref: LineRef): Promise<NamedLine | null> {
  if (ref === "plan") {
    const { draft, route } = planner.store.getState();
    return namedRoute(titleOfPlan({ draft, route }), route, null);
  }
  const id = ref.slice(ref.indexOf(":") + 1);
  if (ref.startsWith("plan:")) {
    await savedPlans.load();
    const plan = savedPlans.store.getState().plans?.find((one) => one.id === id);
    if (!plan) return null;
    return namedRoute(plan.name, plan.route, { mode: plan.draft.mode, route: plan.route });
  }
  const track = await trackById(id);
  if (!track) return null;
  const { segments, gaps } = lineParts(track.points);
  if (segments.length + gaps.length === 0) return null;
  return {
    name: track.name || trackTexts.noName,
    parts: segments,
    gaps,
    savedPlan: null,
    isShown: track.isVisible,
  };
}

function namedRoute(
  name: string,
  route: PlanRoute,
  savedPlan: RouteOnView | null,
): NamedLine | null {
  const numbers = lineOfRoute(route);
  if (numbers.length <= 2) return null;
  return { name, parts: [lineOfNumbers(numbers)], gaps: [], savedPlan, isShown: true };
}
