import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { numberInPlan, planTexts } from "#i18n/plan.ts";
import { planner } from "#state/plans/planner.ts";
import styles from "./planner.module.css";

interface NumberRowProps {
  /** The place of the number whose menu is shown. */
  readonly chosen: number | null;
  readonly onChoose: (place: number | null) => void;
}

/** The numbers of the plan in order, to be read at a glance and tapped. */
export function NumberRow({ chosen, onChoose }: NumberRowProps) {
  const { nodes, stopPlaces } = useStore(planner.store, ({ route }) => route);
  const row = useRef<HTMLOListElement>(null);
  const count = nodes.length;
  // What was added last is what one looks at.
  useEffect(() => {
    if (row.current && count > 0) row.current.scrollLeft = row.current.scrollWidth;
  }, [count]);
  if (count === 0) return null;
  const stops = new Set(stopPlaces);
  return (
    <ol ref={row} className={styles["numbers"]} aria-label={planTexts.numbers}>
      {nodes.map(({ number, osmId }, place) => (
        <li key={`${osmId} ${place}`}>
          {place > 0 ? <ChevronRight aria-hidden="true" size={16} /> : null}
          <button
            type="button"
            data-is-stop={stops.has(place) || undefined}
            aria-pressed={place === chosen}
            aria-label={numberInPlan(number, place, count)}
            onClick={() => onChoose(place === chosen ? null : place)}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
  );
}
