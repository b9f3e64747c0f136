import { useEffect, useState } from "react";
import { createStore } from "zustand/vanilla";
import { planTexts } from "#i18n/plan.ts";

/** Whether this visit to the app explained that a plan can be dragged. */
export const dragHintStore = createStore(() => ({ isTold: false }));

/** Explains dragging with the first plan of the visit that has something to drag; null for nothing to say. */
export function useDragHint(hasFirstLeg: boolean): string | null {
  const [mayTell, setMayTell] = useState(() => !dragHintStore.getState().isTold);
  const isShown = mayTell && hasFirstLeg;
  useEffect(() => {
    if (!isShown) return;
    dragHintStore.setState({ isTold: true });
    return () => setMayTell(false);
  }, [isShown]);
  return isShown ? planTexts.dragHint : null;
}
