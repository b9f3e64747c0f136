import { type RefObject, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import { boxOfRoute } from "#domain/network/plan/route/plan-route.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { planShownStore, takePlanFit } from "#state/map/plan-shown.ts";
import { planner } from "#state/plans/planner.ts";

type Controller = Pick<MapPort, "showBounds" | "watchArea">;

/**
 * Fits the plan in the visible part of the map on request, and when the planner opens over a map that shows
 * nothing of the plan, or all of it as a speck, as after a reload.
 */
export function usePlanInSight(
  controller: Controller,
  free: RefObject<HTMLElement | null>,
  isWhole: boolean,
): void {
  const fitsAsked = useStore(planShownStore, (shown) => shown.fitsAsked);
  const isOpening = useRef(true);
  useEffect(() => {
    if (isWhole) return;
    const wasOpening = isOpening.current;
    isOpening.current = false;
    const isAsked = takePlanFit();
    const box = boxOfRoute(planner.store.getState().route);
    if (!box) return;
    const isOutOfSight = wasOpening && !isInSight(box, areaOf(controller, free.current));
    if (isAsked || isOutOfSight) controller.showBounds(box);
  }, [controller, free, fitsAsked, isWhole]);
}

/** Returns the box behind an element over the map; null while there is no map. */
export function areaOf(
  controller: Pick<MapPort, "watchArea">,
  element: HTMLElement | null,
): LngLatBox | null {
  let area: LngLatBox | null = null;
  if (element) {
    controller.watchArea(element, (found) => {
      area = found;
    })();
  }
  return area;
}

function isInSight(box: LngLatBox, area: LngLatBox | null): boolean {
  if (!area) return true;
  const [west, south, east, north] = overlapOf(box, area);
  if (west > east || south > north) return false;
  return !isSpeck(box, area);
}

/** A plan smaller than this part of the visible area, in both directions, is not readable. */
const SPECK_PART = 1 / 8;

function isSpeck(box: LngLatBox, area: LngLatBox): boolean {
  const isSmall = (from: 0 | 1, to: 2 | 3) =>
    box[to] - box[from] < (area[to] - area[from]) * SPECK_PART;
  return isSmall(0, 2) && isSmall(1, 3);
}
