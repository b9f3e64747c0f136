import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { hasNumbers, isPlace, isSamePoint, keyOf } from "#domain/network/plan/route/plan-route.ts";
import { pointText } from "#parts/plan-export/point-words.ts";
import styles from "#screens/map/tools/plan/planner.module.css";
import { numberInPlan } from "#sentences/plan/plan.ts";
import { planner } from "#state/plans/planner.ts";
import { freePlanTexts } from "#words/plan/free-plan.ts";
import { planTexts } from "#words/plan/plan.ts";

interface NumberRowProps {
  /** The place of the number with an open menu. */
  readonly chosen: number | null;
  readonly onChoose: (place: number | null) => void;
}

/** The numbers of the plan in order, as buttons. */
export function NumberRow({ chosen, onChoose }: NumberRowProps) {
  const { nodes, stopPlaces } = useStore(planner.store, ({ route }) => route);
  const row = useRef<HTMLOListElement>(null);
  const count = nodes.length;
  const first = nodes[0] && keyOf(nodes[0]);
  const isLoop = count > 1 && isSamePoint(nodes[0], nodes.at(-1));
  const lastFirst = useRef<string | null | undefined>(null);
  // Scrolls to the last added number, or to the start of another plan; a loop that was there already has no end to continue.
  useEffect(() => {
    const isOpening = lastFirst.current === null;
    const isOther = isOpening ? isLoop : lastFirst.current !== first && count > 1;
    lastFirst.current = first;
    if (row.current && count > 0) row.current.scrollLeft = isOther ? 0 : row.current.scrollWidth;
  }, [count, first, isLoop]);
  if (count === 0) return null;
  const stops = new Set(stopPlaces);
  return (
    <ol
      ref={row}
      className={styles["numbers"]}
      aria-label={(hasNumbers(nodes) ? planTexts : freePlanTexts).numbers}
    >
      {nodes.map((point, place) => (
        <li key={`${keyOf(point)} ${place}`}>
          {place > 0 ? <ChevronRight aria-hidden="true" size={16} /> : null}
          <button
            type="button"
            data-is-place={isPlace(point) || undefined}
            data-is-stop={stops.has(place) || undefined}
            aria-pressed={place === chosen}
            aria-label={numberInPlan(pointText(point), place, count)}
            onClick={() => onChoose(place === chosen ? null : place)}
          >
            {pointText(point)}
          </button>
        </li>
      ))}
    </ol>
  );
}
