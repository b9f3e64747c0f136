import { useStore } from "zustand";
import { planTexts, routeSearchTexts } from "#i18n/plan.ts";
import type { RouteSearchKind } from "#screens/map/tools/plan/route-search/search-panel.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import styles from "./planner.module.css";

interface RouteSearchMenuProps {
  readonly onChoose: (kind: RouteSearchKind) => void;
  readonly onDone: () => void;
}

/** The menu of searches of the planner. */
export function RouteSearchMenu({ onChoose, onDone }: RouteSearchMenuProps) {
  const hasRoute = useStore(planner.store, ({ route }) => route.legs.length > 0);
  return (
    <fieldset className={styles["menu"]} aria-label={routeSearchTexts.menu}>
      <Button onClick={() => onChoose("loops")}>{routeSearchTexts.loops}</Button>
      {hasRoute ? (
        <Button onClick={() => onChoose("alternatives")}>{routeSearchTexts.alternatives}</Button>
      ) : null}
      <Button onClick={() => onChoose("reach")}>{routeSearchTexts.reach}</Button>
      <Button variant="quiet" onClick={onDone}>
        {planTexts.back}
      </Button>
    </fieldset>
  );
}
