import { useStore } from "zustand";
import { isPlace, LEG_GROUNDS, type LegGround } from "#domain/network/plan/route/plan-route.ts";
import { groundName, pointText } from "#parts/plan-export/point-words.ts";
import { planner } from "#state/plans/planner.ts";
import { planPointTexts } from "#words/plan/points.ts";
import styles from "./leg-ground.module.css";

interface LegGroundChoiceProps {
  /** The index of the point of the route where the leg starts. */
  readonly place: number;
}

/** Lets the user choose what a leg of the plan follows. */
export function LegGroundChoice({ place }: LegGroundChoiceProps) {
  const { route, draft } = useStore(planner.store);
  const [leg, from, to] = [route.legs[place], route.nodes[place], route.nodes[place + 1]];
  if (!leg || !from || !to) return null;
  const isNumbered = !isPlace(from) && !isPlace(to);
  const grounds = LEG_GROUNDS.filter((ground) => ground !== "network" || isNumbered);
  // A leg that found no way is still one that should follow ways.
  const now = leg.reason ? "ways" : (leg.along ?? "network");
  return (
    <select
      className={styles["ground"]}
      aria-label={`${pointText(from)} – ${pointText(to)}: ${planPointTexts.ground}`}
      value={now}
      onChange={({ currentTarget }) =>
        void planner.setGround(place, currentTarget.value as LegGround)
      }
    >
      {grounds.map((ground) => (
        <option key={ground} value={ground}>
          {groundName(ground, draft.mode)}
        </option>
      ))}
    </select>
  );
}
