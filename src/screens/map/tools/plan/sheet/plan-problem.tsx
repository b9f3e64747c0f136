import { useStore } from "zustand";
import { isBoatingMode } from "#domain/network/network-mode.ts";
import { isSamePoint, nodesAmong } from "#domain/network/plan/route/plan-route.ts";
import { problemWords } from "#parts/plan-export/problem-words.ts";
import styles from "#screens/map/tools/plan/planner.module.css";
import { planProblemText } from "#sentences/plan/plan.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { planTexts, takeInstead } from "#words/plan/plan.ts";
import { planPointTexts } from "#words/plan/points.ts";

/** Explains why the last edit failed, and offers alternatives. */
export function PlanProblem() {
  const problem = useStore(planner.store, (state) => state.problem);
  const { mode, stops } = useStore(planner.store, ({ draft }) => draft);
  if (!problem) return null;
  // A tapped node without a pack can be ignored; one in the plan must be handled.
  const isOfPlan =
    problem.kind === "unknown-node" &&
    nodesAmong(stops).some(({ osmId }) => osmId === problem.to.osmId);
  const last = stops.at(-1);
  const goesOn = problem.kind === "no-way" && isSamePoint(last, problem.from);
  const nearest = problem.kind === "no-way" ? problem.nearest : null;
  return (
    <div className={styles["problem"]} role="alert">
      <p>{planProblemText(problemWords(problem, mode))}</p>
      {nearest ? (
        <Button onClick={() => void planner.addNode(mode, nearest.node)}>
          {takeInstead(nearest.node.number)}
        </Button>
      ) : null}
      {goesOn ? (
        <Button onClick={() => void planner.addAlongWays(problem.to)}>
          {isBoatingMode(mode) ? planPointTexts.goAfloat : planPointTexts.goAlongWays}
        </Button>
      ) : null}
      {isOfPlan ? <Button onClick={() => void planner.repair()}>{planTexts.repair}</Button> : null}
      {problem.kind === "failed" ? (
        <Button onClick={() => void planner.retry()}>{planTexts.retry}</Button>
      ) : (
        <Button variant="quiet" onClick={planner.dismissProblem}>
          {planTexts.dismiss}
        </Button>
      )}
    </div>
  );
}
