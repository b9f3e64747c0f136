import { useEffect, useEffectEvent, useRef } from "react";
import { useStore } from "zustand";
import type { Followed } from "#domain/guidance/followed.ts";
import { guidanceSpeech } from "#i18n/guidance.ts";
import type { DrawnPlan } from "#mapview/layers/plan/drawn-plan.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { drawFollowed, drawPlan } from "#screens/map/plan/draw-plan.ts";
import type { GuidanceSnapshot } from "#state/guidance/create-guidance.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { planner } from "#state/plans/planner.ts";
import { drawnWay } from "./drawn-way.ts";

/**
 * Follows the plan in the making from now on, or goes on with what is followed; it is drawn on the
 * map, and the map goes along with the own position.
 * @param isNew whether the tap that brought this here was to follow the plan
 */
export function useFollowedWay(
  controller: Pick<MapPort, "layers" | "setFollow">,
  isNew: boolean,
): void {
  const hasBegun = useRef(false);
  const followed = useStore(guidance.store, ({ following }) => following?.followed);
  const begin = useEffectEvent(() => {
    // The guidance itself knows no language.
    guidance.sayWith(guidanceSpeech);
    guidance.resume();
    const { draft, route } = planner.store.getState();
    if (isNew) guidance.start({ kind: "plan", draft, route });
  });
  const show = useEffectEvent(() => {
    // After a reload there is no plan in the making: what is followed is the one in hand.
    const isPlanInHand = planner.store.getState().draft.stops.length > 0;
    if (followed?.kind === "plan" && !isPlanInHand) planner.open(followed);
    drawPlan(controller.layers.plan);
    controller.setFollow("follow");
  });
  useEffect(() => {
    if (hasBegun.current && !isNew) return;
    hasBegun.current = true;
    begin();
  }, [isNew]);
  useEffect(() => {
    if (!followed) return;
    show();
    return drawnWhileFollowed(followed);
  }, [followed]);
}

/** Keeps it on the map in step with where one is, until the function that comes back is called. */
function drawnWhileFollowed(followed: Followed): () => void {
  let shown: DrawnPlan | null = null;
  const draw = ({ following }: GuidanceSnapshot) => {
    if (following?.followed !== followed) return;
    const way = drawnWay(following, shown);
    if (way !== shown) drawFollowed(way);
    shown = way;
  };
  draw(guidance.store.getState());
  const stop = guidance.store.subscribe(draw);
  return () => {
    stop();
    drawFollowed(null);
  };
}
