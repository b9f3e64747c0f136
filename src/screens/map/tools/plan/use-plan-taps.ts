import { useRef, useState } from "react";
import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { stopsOutAndBack } from "#domain/network/plan/route/out-and-back.ts";
import { planNodeOf } from "#domain/network/plan/route/plan-node.ts";
import {
  isPlace,
  isSamePoint,
  keyOf,
  type PlanNode,
  type PlanPlace,
  type PlanPoint,
  type PlanRoute,
} from "#domain/network/plan/route/plan-route.ts";
import {
  networkNodePressed,
  networkNodeReleased,
  networkNodeTapped,
} from "#mapview/layers/networks/network-events.ts";
import {
  type PlanDrag,
  planDragged,
  planGrabbed,
  planNodeTapped,
} from "#mapview/layers/plan/plan-events.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { pointText } from "#parts/plan-export/point-words.ts";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { type TappedPlace, useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { otherModeText } from "#sentences/plan/plan.ts";
import { vibrateHold } from "#state/feedback/vibrate-tap.ts";
import { planner, previewRoute } from "#state/plans/planner.ts";
import { outAndBackText } from "#words/plan/plan.ts";
import { isPlanFreeNow } from "./plan-is-free.ts";
import { setPlanMode } from "./plan-mode.ts";

/** The effects of taps on the map for the plan. */
export interface PlanTaps {
  /** The place of the number with an open menu. */
  readonly chosen: number | null;
  readonly choose: (place: number | null) => void;
  /** The place after which the next tapped node is inserted. */
  readonly insertAfter: number | null;
  readonly insert: (place: number | null) => void;
  /** The reason that a tap had no effect. */
  readonly message: string | null;
}

/** The taps that are not on a mere place. */
const NODE_TAPS = [networkNodeTapped];

/** A remark about a route, shown until the plan has another route. */
interface Remark {
  readonly route: PlanRoute;
  readonly words: string;
}

/**
 * Edits the plan by taps, drags and long presses on the map.
 * @param isAway true while taps have another purpose
 */
export function usePlanTaps(controller: Pick<MapPort, "events">, isAway: boolean): PlanTaps {
  const [chosen, setChosen] = useState<number | null>(null);
  const [insertAfter, setInsertAfter] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [remark, setRemark] = useState<Remark | null>(null);
  const route = useStore(planner.store, (plan) => plan.route);

  function insert(place: number | null) {
    setChosen(null);
    setInsertAfter(place);
  }

  function tapNode(mode: NetworkMode, node: PlanNode) {
    const { draft, route } = planner.store.getState();
    const isInPlan = route.nodes.some((point) => isSamePoint(point, node));
    if (isPlanFreeNow(draft.mode) && !isInPlan) {
      tapPlace({ ...node, name: null });
      return;
    }
    const isOther = draft.stops.length > 0 && mode !== draft.mode;
    setMessage(isOther ? otherModeText(node.number, mode, draft.mode) : null);
    if (isOther) return;
    const place = route.nodes.findLastIndex((point) => isSamePoint(point, node));
    if (insertAfter !== null) {
      void planner.insertAfter(insertAfter, node);
      setInsertAfter(null);
    } else if (place >= 0) setChosen(place);
    else afterPreview(() => goOnTo(mode, node));
  }

  function goOnTo(mode: NetworkMode, node: PlanNode) {
    setChosen(null);
    setPlanMode(mode);
    void planner.addNode(mode, node);
  }

  function tapPlace({ lat, lng, name }: TappedPlace) {
    setMessage(null);
    const place: PlanPlace = { kind: "place", lat, lng, ...(name && { name }) };
    if (insertAfter !== null) {
      void planner.insertAfter(insertAfter, place);
      setInsertAfter(null);
    } else if (chosen !== null) setChosen(null);
    else void planner.addPlace(place);
  }

  async function drag(kind: PlanDrag["kind"], place: number, point: PlanPoint) {
    const known = stopsOutAndBack(planner.store.getState().route).map(keyOf);
    await (kind === "node" ? planner.movePoint(place, point) : planner.insertAfter(place, point));
    const { route: dragged } = planner.store.getState();
    const detour = stopsOutAndBack(dragged).find((stop) => !known.includes(keyOf(stop)));
    setRemark(detour ? { route: dragged, words: outAndBackText(pointText(detour)) } : null);
  }

  const tapped = isAway ? null : controller;
  const afterPreview = usePreview(tapped, insertAfter === null);
  useMapEvent(tapped, networkNodeTapped, (node) => tapNode(node.mode, planNodeOf(node)));
  useMapEvent(tapped, planNodeTapped, (place) => {
    const { draft, route } = planner.store.getState();
    const point = route.nodes[place];
    if (!point || insertAfter === null) setChosen(place);
    else if (isPlace(point)) tapPlace({ ...point, name: point.name ?? null });
    else tapNode(draft.mode, point);
  });
  useMapEvent(tapped, planGrabbed, vibrateHold);
  useMapEvent(tapped, planDragged, ({ kind, place, to, at }) => {
    setMessage(null);
    setChosen(null);
    const isOnNode = to !== null && !isPlanFreeNow(planner.store.getState().draft.mode);
    void drag(kind, place, isOnNode ? planNodeOf(to) : { kind: "place", ...at });
  });
  useTappedPlace(controller, (place) => void (isAway || tapPlace(place)), NODE_TAPS);
  useMapEvent(tapped, "placeChosen", (place) => tapPlace({ ...place, name: null }));
  useMapKeys({ Backspace: () => void (isAway || planner.undo()) });
  const remarkNow = remark?.route === route ? remark.words : null;
  return { chosen, choose: setChosen, insertAfter, insert, message: message ?? remarkNow };
}

/**
 * Prefetches the route to a node when it is pressed, and previews it when the pointer is lifted.
 * @returns a function that runs a task after the frame with the preview, if there is one, because a phone takes
 * longer for the task
 */
function usePreview(
  controller: Pick<MapPort, "events"> | null,
  goesOn: boolean,
): (task: () => void) => void {
  const prefetched = useRef<(() => PlanRoute | null) | null>(null);
  const hasPreview = useRef(false);
  useMapEvent(controller, networkNodePressed, (node) => {
    const { stops, mode } = planner.store.getState().draft;
    const isNext = goesOn && stops.length > 0 && node.mode === mode && !isPlanFreeNow(mode);
    prefetched.current = isNext ? planner.prefetchRoute(mode, planNodeOf(node)) : null;
    hasPreview.current = false;
  });
  useMapEvent(controller, networkNodeReleased, () => {
    const route = prefetched.current?.();
    hasPreview.current = route ? previewRoute(route) : false;
  });
  return (task) => {
    if (hasPreview.current) requestAnimationFrame(() => setTimeout(task));
    else task();
    hasPreview.current = false;
  };
}
