import { useStore } from "zustand";
import { walkedMetersOf } from "#domain/network/plan/route/plan-route.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { formatDuration } from "#sentences/plan/plan.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Figures } from "#ui/figures.tsx";
import { routesTexts } from "#words/plan/routes.ts";
import type { NamedPlan } from "./named-plan.ts";

/** The length of a plan, the time at the chosen speed, and its number of nodes. */
export function PlanFigures({ plan }: { readonly plan: Pick<NamedPlan, "draft" | "route"> }) {
  const { draft, route } = plan;
  const speeds = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh);
  const seconds = travelSeconds(route.meters, speeds[draft.mode], walkedMetersOf(route.legs));
  const hasLegs = route.legs.length > 0;
  return (
    <Figures
      figures={[
        {
          name: routesTexts.length,
          value: hasLegs ? distanceText(route.meters, draft.mode) : null,
        },
        { name: routesTexts.time, value: hasLegs ? formatDuration(seconds) : null },
        { name: routesTexts.nodeCount, value: String(route.nodes.length) },
      ]}
    />
  );
}
