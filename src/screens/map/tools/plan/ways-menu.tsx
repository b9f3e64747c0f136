import { useStore } from "zustand";
import { planTexts, waysTexts } from "#i18n/plan.ts";
import type { WayKind } from "#screens/map/tools/plan/ways/way-panel.ts";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import styles from "./planner.module.css";

interface WaysMenuProps {
  readonly onChoose: (kind: WayKind) => void;
  readonly onDone: () => void;
}

/** What the planner can find by itself. */
export function WaysMenu({ onChoose, onDone }: WaysMenuProps) {
  const hasWay = useStore(planner.store, ({ route }) => route.legs.length > 0);
  return (
    <fieldset className={styles["menu"]} aria-label={waysTexts.menu}>
      <Button onClick={() => onChoose("loops")}>{waysTexts.loops}</Button>
      {hasWay ? <Button onClick={() => onChoose("otherWays")}>{waysTexts.otherWays}</Button> : null}
      <Button onClick={() => onChoose("reach")}>{waysTexts.reach}</Button>
      <Button variant="quiet" onClick={onDone}>
        {planTexts.back}
      </Button>
    </fieldset>
  );
}
