import { useStore } from "zustand";
import {
  hasNumbers,
  isPlace,
  keyOf,
  walkedMetersOf,
} from "#domain/network/plan/route/plan-route.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { legWords, pointText } from "#parts/plan-export/point-words.ts";
import { LegGroundChoice } from "#screens/map/tools/plan/leg-ground.tsx";
import { distanceText } from "#sentences/intl/distance.ts";
import { formatDuration } from "#sentences/plan/plan.ts";
import { planner } from "#state/plans/planner.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { freePlanTexts } from "#words/plan/free-plan.ts";
import { planTexts } from "#words/plan/plan.ts";
import styles from "./plan-strip.module.css";

/** The numbers in large type, each with its distance from the previous one and from the start. */
export function PlanStrip() {
  const { route, draft } = useStore(planner.store);
  const speedKmh = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh[draft.mode]);
  if (route.nodes.length === 0) return null;
  const metersTo = sumsOf(route.legs.map(({ meters }) => meters));
  const { strip } = hasNumbers(route.nodes) ? planTexts : freePlanTexts;
  return (
    <section aria-label={strip}>
      <h4 className={styles["heading"]}>{strip}</h4>
      <ol className={styles["strip"]}>
        {route.nodes.map((point, place) => {
          const leg = route.legs[place - 1];
          const sum = metersTo[place] ?? 0;
          return (
            <li key={`${keyOf(point)} ${place}`}>
              {leg ? (
                <span className={styles["leg"]}>
                  {legWords(leg, draft.mode)}
                  <LegGroundChoice place={place - 1} />
                </span>
              ) : null}
              <span className={styles[isPlace(point) ? "place" : "number"]}>
                {pointText(point)}
              </span>
              {leg ? (
                <span className={styles["sum"]}>
                  {distanceText(sum, draft.mode)}
                  <br />
                  {formatDuration(
                    travelSeconds(sum, speedKmh, walkedMetersOf(route.legs.slice(0, place))),
                  )}
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Returns the distance of each node from the first, metres. */
function sumsOf(legMeters: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...legMeters.map((meters) => (sum += meters))];
}
