import { useRef, useState } from "react";
import type { NetworkNode } from "#domain/network/network.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanNode, PlanRoute } from "#domain/plans/plan-route.ts";
import { otherModeText } from "#i18n/plan.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useMapKeys } from "#screens/map/map-keys.ts";
import { useMapEvent } from "#screens/map/use-map-event.ts";
import { planner } from "#state/plans/planner.ts";
import { drawAhead } from "./draw-plan.ts";
import { setPlanMode } from "./plan-mode.ts";

type TappedNode = Pick<NetworkNode, "osmId" | "ref" | "name" | "lat" | "lng">;

/** What taps on the map mean for the plan. */
export interface PlanTaps {
  /** The place of the number whose menu is shown. */
  readonly chosen: number | null;
  readonly choose: (place: number | null) => void;
  /** The place of the number after which the next tapped node is passed. */
  readonly insertAfter: number | null;
  readonly insert: (place: number | null) => void;
  /** Why a tap did nothing. */
  readonly said: string | null;
}

/**
 * Makes the plan of what is tapped, dragged and held on the map.
 * @param isAway while taps mean something else
 */
export function usePlanTaps(controller: Pick<MapPort, "events">, isAway: boolean): PlanTaps {
  const [chosen, setChosen] = useState<number | null>(null);
  const [insertAfter, setInsertAfter] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  function insert(place: number | null) {
    setChosen(null);
    setInsertAfter(place);
  }

  function tapNode(mode: NetworkMode, node: PlanNode) {
    const { draft, route } = planner.store.getState();
    const isOther = draft.stops.length > 0 && mode !== draft.mode;
    setSaid(isOther ? otherModeText(node.number, mode, draft.mode) : null);
    if (isOther) return;
    const place = route.nodes.findLastIndex(({ osmId }) => osmId === node.osmId);
    if (insertAfter !== null) {
      void planner.insertAfter(insertAfter, node);
      setInsertAfter(null);
    } else if (place >= 0) setChosen(place);
    else afterAhead(() => goOnTo(mode, node));
  }

  function goOnTo(mode: NetworkMode, node: PlanNode) {
    setChosen(null);
    setPlanMode(mode);
    void planner.addNode(mode, node);
  }

  const tapped = isAway ? null : controller;
  const afterAhead = useLineAhead(tapped, insertAfter === null);
  useMapEvent(tapped, "networkNodeTapped", (node) => tapNode(node.mode, planNodeOf(node)));
  useMapEvent(tapped, "planNodeTapped", (place) => {
    const { draft, route } = planner.store.getState();
    const node = route.nodes[place];
    if (node && insertAfter !== null) tapNode(draft.mode, node);
    else setChosen(place);
  });
  useMapEvent(tapped, "planDragged", ({ kind, place, to }) => {
    if (!to) return;
    setChosen(null);
    if (kind === "node") void planner.moveNode(place, planNodeOf(to));
    else void planner.insertAfter(place, planNodeOf(to));
  });
  useMapEvent(tapped, "placeChosen", (place) => {
    if (planner.store.getState().draft.stops.length > 0) void planner.setGoal(place);
  });
  useMapKeys({ Backspace: () => void (isAway || planner.undo()) });
  return { chosen, choose: setChosen, insertAfter, insert, said };
}

/**
 * Looks the way to a node up when a finger comes down on it, and draws it in the frame after it comes off.
 * @returns what then does the rest: once that frame is out, as a phone takes longer for it than for the line
 */
function useLineAhead(
  controller: Pick<MapPort, "events"> | null,
  goesOn: boolean,
): (task: () => void) => void {
  const wayTo = useRef<(() => PlanRoute | null) | null>(null);
  const isDrawn = useRef(false);
  useMapEvent(controller, "networkNodePressed", (node) => {
    const { stops, mode } = planner.store.getState().draft;
    const isNext = goesOn && stops.length > 0 && node.mode === mode;
    wayTo.current = isNext ? planner.foreseeNode(mode, planNodeOf(node)) : null;
    isDrawn.current = false;
  });
  useMapEvent(controller, "networkNodeReleased", () => {
    const route = wayTo.current?.();
    isDrawn.current = route ? drawAhead(route) : false;
  });
  return (task) => {
    if (isDrawn.current) requestAnimationFrame(() => setTimeout(task));
    else task();
    isDrawn.current = false;
  };
}

/** A node of the map or of a pack, as a plan knows it. */
export function planNodeOf({ osmId, ref, name, lat, lng }: TappedNode): PlanNode {
  return { osmId, number: ref ?? name ?? "", lat, lng };
}
