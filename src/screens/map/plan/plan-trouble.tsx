import { useStore } from "zustand";
import { planTexts, planTroubleText, takeInstead } from "#i18n/plan.ts";
import { planner } from "#state/plans/planner.ts";
import type { PlannerTrouble } from "#state/plans/routed-drafts.ts";
import { Button } from "#ui/button.tsx";
import styles from "./planner.module.css";

/** Why the last edit was not done, and what can be done instead. */
export function PlanTrouble() {
  const trouble = useStore(planner.store, (state) => state.trouble);
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  if (!trouble) return null;
  const nearest = trouble.kind === "no-way" ? trouble.nearest : null;
  return (
    <div className={styles["trouble"]} role="alert">
      <p>{planTroubleText(wordsOf(trouble))}</p>
      {nearest ? (
        <Button onClick={() => void planner.addNode(mode, nearest.node)}>
          {takeInstead(nearest.node.number)}
        </Button>
      ) : null}
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

function wordsOf(trouble: PlannerTrouble): Parameters<typeof planTroubleText>[0] {
  if (trouble.kind === "failed") return trouble;
  const to = trouble.to.number;
  if (trouble.kind === "unknown-node") return { kind: trouble.kind, to };
  const from = trouble.from.number;
  if (trouble.kind === "not-as-wished") return { kind: trouble.kind, from, to };
  const { kind, nearest } = trouble;
  return {
    kind,
    from,
    to,
    nearest: nearest && { number: nearest.node.number, meters: nearest.meters },
  };
}
