import { useId, useState } from "react";
import { useStore } from "zustand";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { positionPermissionStore } from "#state/position/position.ts";
import { Button } from "#ui/button.tsx";
import { positionTexts } from "#words/position/position.ts";
import styles from "./position-state.module.css";

/** Explains the missing position on request; its code is loaded then. */
export const PositionProblem = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "position-problem" */ "./position-problem.tsx"))
      .PositionProblemHelp,
  // The screen works without this explanation.
  { failed: () => positionTexts.reasonNotLoaded },
);

interface PositionStateProps {
  /** The text in place of the position. */
  readonly label?: string;
}

/**
 * Replaces a missing position: a neutral text, and a button that shows the reason. It looks the same for every
 * permission, so that nothing moves when the browser reports it.
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

/** Returns whether permission was refused, so that a known position is from before. */
export function useIsPositionRefused(): boolean {
  return useStore(positionPermissionStore, ({ permission }) => permission === "denied");
}

/** Returns whether no position will come: it is refused, or this browser has none. */
export function useIsPositionImpossible(): boolean {
  return useStore(
    positionPermissionStore,
    ({ permission }) => permission === "denied" || permission === "absent",
  );
}
