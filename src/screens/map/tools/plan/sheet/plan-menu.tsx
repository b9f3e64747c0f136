import { useStore } from "zustand";
import { isLoop } from "#domain/plans/plan-draft.ts";
import styles from "#screens/map/tools/plan/planner.module.css";
import type { RouteSearchKind } from "#screens/map/tools/plan/route-search/search-panel.ts";
import { clearPlan, planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { planTexts } from "#words/plan/plan.ts";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import { BeginAtPosition } from "./begin-at-position.tsx";

interface PlanMenuProps {
  readonly onSearch: (kind: RouteSearchKind) => void;
  readonly onDone: () => void;
}

/** The menu of the whole plan: edits of all of it, and searches for other routes. */
export function PlanMenu({ onSearch, onDone }: PlanMenuProps) {
  useBackCloses(true, onDone);
  const { draft, route } = useStore(planner.store);
  const count = draft.stops.length;
  const edit = (label: string, act: () => Promise<void>) => (
    <Button
      onClick={() => {
        void act();
        onDone();
      }}
    >
      {label}
    </Button>
  );

  return (
    <fieldset className={styles["menu"]} data-is-wide="" aria-label={planTexts.planActions}>
      {route.legs.length > 0 ? <BeginAtPosition onDone={onDone} /> : null}
      {count > 1 ? edit(planTexts.reverse, planner.reverse) : null}
      {count > 1 && !isLoop(draft) ? edit(planTexts.closeLoop, planner.closeLoop) : null}
      {route.legs.length > 0 ? (
        <Button onClick={() => onSearch("alternatives")}>{routeSearchTexts.alternatives}</Button>
      ) : null}
      <Button onClick={() => onSearch("loops")}>{routeSearchTexts.menuLoops}</Button>
      <Button onClick={() => onSearch("reach")}>{routeSearchTexts.reach}</Button>
      {count > 0 ? edit(planTexts.clear, clearPlan) : null}
      <Button variant="quiet" onClick={onDone}>
        {planTexts.back}
      </Button>
    </fieldset>
  );
}
