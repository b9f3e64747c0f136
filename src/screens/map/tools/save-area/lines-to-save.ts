import type { LngLat } from "#domain/areas/area-shape.ts";
import { lineOfNumbers, linesOfTrack } from "#domain/areas/shape-lines.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { lineOfRoute } from "#domain/network/plan/plan-route.ts";
import { areaShapeTexts } from "#i18n/area-shapes.ts";
import { trackTexts } from "#i18n/tracks.ts";
import { titleOfPlan } from "#parts/plan-export/named-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { loadTracks, trackById, tracksStore } from "#state/tracks/tracks.ts";

/** A plan, track or route along which the map can be saved. */
export interface LineChoice {
  readonly ref: LineRef;
  readonly name: string;
}

/** A line, and its name. */
export interface NamedLine {
  readonly name: string;
  readonly lines: readonly (readonly LngLat[])[];
}

/** Lists the current plan, the saved plans, and the tracks and routes of this device. */
export async function linesToSave(): Promise<readonly LineChoice[]> {
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
export async function lineToSave(ref: LineRef): Promise<NamedLine | null> {
  if (ref === "plan") {
    const { draft, route } = planner.store.getState();
    return namedRoute(titleOfPlan({ draft, route }), lineOfRoute(route));
  }
  const id = ref.slice(ref.indexOf(":") + 1);
  if (ref.startsWith("plan:")) {
    await savedPlans.load();
    const plan = savedPlans.store.getState().plans?.find((one) => one.id === id);
    return plan ? namedRoute(plan.name, lineOfRoute(plan.route)) : null;
  }
  const track = await trackById(id);
  if (!track) return null;
  const lines = linesOfTrack(track.points);
  return lines.length > 0 ? { name: track.name || trackTexts.noName, lines } : null;
}

function namedRoute(name: string, numbers: Float64Array): NamedLine | null {
  return numbers.length > 2 ? { name, lines: [lineOfNumbers(numbers)] } : null;
}
