import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import type { PlanLayer } from "#mapview/layers/plan/plan-layer.ts";
import { straightText } from "#sentences/plan/guidance.ts";
import { alongWaysText, besideText } from "#sentences/plan/plan.ts";
import { routeLetter } from "#sentences/plan/route-search.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { type PlanDrawing, planDrawing } from "#state/map/plan-drawing.ts";
import { planShownStore } from "#state/map/plan-shown.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { waysOfPlan } from "./ways-of-plan.ts";

const TEXTS = {
  besideNetwork: besideText,
  alongWays: ({ meters, stretches, conditions, walkedMeters }: WayRoute, mode: NetworkMode) =>
    alongWaysText(meters, mode, {
      hasFerry: stretches.some(({ isFerry }) => isFerry),
      hasTimes: conditions.length > 0,
      walkedMeters,
    }),
  straight: straightText,
  routeLetter: routeLetter,
};

/** Updates the plan layer with the plan, the guidance and the position, until the returned function is called. */
export function drawPlan(layer: Pick<PlanLayer, "show" | "previewLegs">): () => void {
  let drawn: PlanDrawing | null = null;
  const ways = waysOfPlan(() => update());
  const input = () => ({
    planner: planner.store.getState(),
    planning: planningStore.getState(),
    following: guidance.store.getState().following,
    ownPosition: ownPositionNow(),
    shown: planShownStore.getState(),
    wayBetween: ways.between,
  });
  const update = () => {
    const before = drawn;
    drawn = planDrawing(input(), TEXTS, before);
    if (drawn !== before) layer.show(drawn.plan);
  };
  const preview = () => {
    const { draft } = planner.store.getState();
    const { preview: route } = planningStore.getState();
    const { plan } = route
      ? planDrawing({ ...input(), planner: { draft, route } }, TEXTS)
      : { plan: null };
    if (plan) layer.previewLegs(plan);
  };
  update();
  const disposals = [
    planner.store.subscribe(update),
    planningStore.subscribe((now, before) =>
      now.preview === before.preview ? update() : preview(),
    ),
    guidance.store.subscribe(update),
    planShownStore.subscribe(update),
    positionStore.subscribe(update),
  ];
  return () => {
    for (const dispose of [...disposals, ways.dispose]) dispose();
  };
}
