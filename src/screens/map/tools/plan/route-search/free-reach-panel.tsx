import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { WayReach } from "#domain/network/ways/around/way-reach.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { planningUnit } from "#sentences/intl/distance.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { farPlaceText, freeReachedText } from "#sentences/plan/free-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { freePlanTexts } from "#words/plan/free-plan.ts";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import { AnswerState } from "./answer-state.tsx";
import { findFreeReach } from "./ask-free.ts";
import { FREE_REACH_LENGTHS, LengthChoice } from "./length-choice.tsx";
import { OriginChoice } from "./origin-choice.tsx";
import styles from "./route-search.module.css";
import type { SearchPanelProps } from "./search-panel.ts";
import { useAnswer } from "./use-answer.ts";
import { useOffer } from "./use-offer.ts";
import { useOrigin } from "./use-origin.ts";

/**
 * Shows all ways within a distance on the map, and the farthest place in each direction in a list; a tap on one continues
 * the plan to it.
 */
export function FreeReachPanel({ controller, onDone }: SearchPanelProps) {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const lengths = FREE_REACH_LENGTHS[mode];
  const { meters: unitMeters, unit } = planningUnit(mode);
  const [length, setLength] = useState(lengths.usual[2] ?? lengths.min);
  const origins = useOrigin(controller, "last");
  const near = origins.chosen?.place ?? null;
  const { answer, ...asked } = useAnswer(
    near && { mode, near, meters: length * unitMeters },
    findFreeReach,
    ({ points }) => {
      const box = boxOf(points);
      if (box) controller.showBounds(box);
    },
  );
  const reachedWays = useMemo(() => (answer ? linesOf(answer) : []), [answer]);
  useOffer({ mode, reachedWays });
  useTappedPlace(controller, ({ lat, lng }) => origins.choosePoint({ kind: "place", lat, lng }));

  async function goTo({ lat, lng }: LatLng) {
    onDone();
    if (near && planner.store.getState().draft.stops.length === 0) {
      await planner.addPlace({ kind: "place", lat: near.lat, lng: near.lng });
    }
    await planner.addPlace({ kind: "place", lat, lng });
  }

  return (
    <>
      <OriginChoice {...origins} hint={freePlanTexts.tapHint} />
      <LengthChoice
        label={routeSearchTexts.distance}
        {...lengths}
        unit={unit}
        length={length}
        onChoose={setLength}
      />
      <AnswerState {...asked} message={messageOf(answer, withUnit(length, unit), mode)} />
      <ul className={styles["list"]} aria-label={freePlanTexts.farthest}>
        {answer?.farthest.map((place) => (
          <li key={place.direction}>
            <button type="button" className={styles["offer"]} onClick={() => void goTo(place)}>
              {farPlaceText(place, mode)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function messageOf(answer: WayReach | null, distance: string, mode: NetworkMode): string | null {
  if (!answer) return null;
  if (answer.isFarFromWays) return freePlanTexts.farFromWays;
  const words = freeReachedText(distance, answer.meters, mode);
  return answer.isUnread ? `${words} ${freePlanTexts.damaged}` : words;
}

function linesOf({ points, starts }: WayReach): readonly Float64Array[] {
  return [...starts.subarray(1)].map((end, index) => points.subarray(starts[index], end));
}

function boxOf(points: Float64Array): LngLatBox | null {
  if (points.length === 0) return null;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < points.length; at += 2) {
    const [lng, lat] = [points[at] as number, points[at + 1] as number];
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}
