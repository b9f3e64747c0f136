import { lazy, Suspense, useId, useState } from "react";
import { useStore } from "zustand";
import { positionTexts } from "#i18n/position.ts";
import { positionPermissionStore } from "#state/position/position.ts";
import { Button } from "#ui/button.tsx";
import styles from "./position-state.module.css";

const LazyProblem = lazy(async () => {
  const module = await import(
    /* webpackChunkName: "position-problem" */ "./position-problem.tsx"
  ).catch(
    // The screen is worth more than this explanation.
    () => null,
  );
  return { default: module?.PositionProblemHelp ?? (() => positionTexts.reasonNotLoaded) };
});

interface PositionStateProps {
  /** The words in the place of the position. */
  readonly label?: string;
}

/**
 * Stands in the place of the position: neutral words, and a button that shows the reason. It looks the
 * same for every permission, so that nothing moves when the browser tells it.
 */
export function PositionState({ label = positionTexts.noPositionYet }: PositionStateProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <div className={styles["line"]}>
        <p id={`${id}-label`}>
          <strong>{label}</strong>
        </p>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}-problem`}
          aria-describedby={`${id}-label`}
          onClick={() => setOpen(!isOpen)}
        >
          {positionTexts.why}
        </Button>
      </div>
      <div id={`${id}-problem`} hidden={!isOpen}>
        {isOpen ? <PositionProblem /> : null}
      </div>
    </div>
  );
}

/** Why there is no position, and what to do about it, for those who ask; its code comes when one does. */
export function PositionProblem() {
  return (
    <Suspense fallback={null}>
      <LazyProblem />
    </Suspense>
  );
}

/** Whether the position may not be known, so that what is known of it is from before. */
export function useIsPositionRefused(): boolean {
  return useStore(positionPermissionStore, ({ permission }) => permission === "denied");
}

/** Whether no position will come: it is refused, or this browser gives none. */
export function useIsPositionImpossible(): boolean {
  return useStore(
    positionPermissionStore,
    ({ permission }) => permission === "denied" || permission === "absent",
  );
}
