import { useEffect, useEffectEvent, useRef } from "react";
import type { MapPort } from "#mapview/map-port.ts";
import { drawPlan } from "#parts/draw-plan.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { planner } from "#state/plans/planner.ts";

/**
 * Follows the plan in the making from now on, or goes on with what was followed; it is drawn on the
 * map, and the map goes along with the own position.
 * @param isNew whether the tap that brought this here was to follow the plan
 */
export function useFollowedPlan(
  controller: Pick<MapPort, "layers" | "setFollow">,
  isNew: boolean,
): void {
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    guidance.resume();
    if (isNew) guidance.start(planner.store.getState());
    const { following } = guidance.store.getState();
    if (!following) return;
    // After a reload there is no plan in the making: what is followed is the one in hand.
    if (planner.store.getState().draft.stops.length === 0) planner.open(following.plan);
    drawPlan(controller.layers.plan);
    controller.setFollow("follow");
  });
  useEffect(() => {
    if (hasBegun.current && !isNew) return;
    hasBegun.current = true;
    begin();
  }, [isNew]);
}
