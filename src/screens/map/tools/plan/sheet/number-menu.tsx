import { useStore } from "zustand";
import { isPlace, stopAt } from "#domain/network/plan/route/plan-route.ts";
import { isLoop } from "#domain/plans/plan-draft.ts";
import { pointText } from "#parts/plan-export/point-words.ts";
import { LegGroundChoice } from "#screens/map/tools/plan/leg-ground.tsx";
import styles from "#screens/map/tools/plan/planner.module.css";
import { planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { planTexts } from "#words/plan/plan.ts";
import { planPointTexts } from "#words/plan/points.ts";

interface NumberMenuProps {
  readonly place: number;
  /** Inserts the next tapped node after this one. */
  readonly onInsert: (place: number) => void;
  readonly onDone: () => void;
}

/** The menu of a number of the plan. */
export function NumberMenu({ place, onInsert, onDone }: NumberMenuProps) {
  useBackCloses(true, onDone);
  const { draft, route } = useStore(planner.store);
  const node = route.nodes[place];
  if (!node) return null;
  const isLast = place === route.nodes.length - 1;
  const act = (done: Promise<void>) => {
    void done;
    onDone();
  };
  return (
    <fieldset
      className={styles["menu"]}
      aria-label={isPlace(node) ? planPointTexts.placeActions : planTexts.numberActions}
    >
      <strong>{pointText(node)}</strong>
      {place > 0 ? <LegGroundChoice place={place - 1} /> : null}
      {stopAt(route, place) >= 0 ? (
        <Button onClick={() => act(planner.removeStop(place))}>{planTexts.remove}</Button>
      ) : null}
      {place > 0 && !isLast ? (
        <Button onClick={() => act(planner.beginAtPoint(place))}>{planTexts.beginHere}</Button>
      ) : null}
      {isLast ? null : <Button onClick={() => onInsert(place)}>{planTexts.insert}</Button>}
      {isLast || isLoop(draft) ? null : (
        <Button
          onClick={() =>
            act(isPlace(node) ? planner.addPlace(node) : planner.addNode(draft.mode, node))
          }
        >
          {place === 0 ? planTexts.closeLoop : planTexts.goHere}
        </Button>
      )}
      <Button variant="quiet" onClick={onDone}>
        {planTexts.back}
      </Button>
    </fieldset>
  );
}
