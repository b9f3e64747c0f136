import { useEffect, useState } from "react";
import { createStore } from "zustand/vanilla";
import { planTexts } from "#words/plan/plan.ts";

/** True after this visit explained that a plan can be dragged. */
export const dragHintStore = createStore(() => ({ isAnnounced: false }));

/** Returns the hint about dragging, for the first plan of the visit with a leg; null if there is nothing to say. */
export function useDragHint(hasFirstLeg: boolean): string | null {
  const [mayShow, setMayShow] = useState(() => !dragHintStore.getState().isAnnounced);
  const isShown = mayShow && hasFirstLeg;
  useEffect(() => {
    if (!isShown) return;
    dragHintStore.setState({ isAnnounced: true });
    return () => setMayShow(false);
  }, [isShown]);
  return isShown ? planTexts.dragHint : null;
}
