import { useStore } from "zustand";
import { planTexts, planTroubleText, takeInstead } from "#i18n/plan.ts";
import { wordsOfTrouble } from "#parts/take-along/words-of-trouble.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import styles from "./planner.module.css";

/** Why the last edit was not done, and what can be done instead. */
export function PlanTrouble() {
  const trouble = useStore(planner.store, (state) => state.trouble);
  const { mode, stops } = useStore(planner.store, ({ draft }) => draft);
  if (!trouble) return null;
  // Who taps a node that no pack has can do without it; one of the plan has to be seen to.
  const isOfPlan =
    trouble.kind === "unknown-node" && stops.some(({ osmId }) => osmId === trouble.to.osmId);
  const nearest = trouble.kind === "no-way" ? trouble.nearest : null;
  return (
    <div className={styles["trouble"]} role="alert">
      <p>{planTroubleText(wordsOfTrouble(trouble))}</p>
      {nearest ? (
        <Button onClick={() => void planner.addNode(mode, nearest.node)}>
          {takeInstead(nearest.node.number)}
        </Button>
      ) : null}
      {isOfPlan ? <Button onClick={() => void planner.repair()}>{planTexts.repair}</Button> : null}
      {trouble.kind === "failed" ? (
        <Button onClick={() => void planner.retry()}>{planTexts.retry}</Button>
      ) : (
        <Button variant="quiet" onClick={planner.dismissTrouble}>
          {planTexts.dismiss}
        </Button>
      )}
    </div>
  );
}
