import { useStore } from "zustand";
import { howToAllowPosition, positionProblemTexts } from "#sentences/position/position-problem.ts";
import { positionPermissionStore } from "#state/position/position.ts";
import { positionRequestStore, requestPosition } from "#state/position/request-position.ts";
import { isInstalled, thisBrowser } from "#state/position/this-browser.ts";
import { Button } from "#ui/button.tsx";
import { ASK_FOR_POSITION } from "#words/position/position-problem.ts";
import styles from "./position-problem.module.css";

/** Explains why there is no position and what to do about it in this browser, with the same text everywhere. */
export function PositionProblemHelp() {
  const permission = useStore(positionPermissionStore, (state) => state.permission);
  const isRefusedWithoutQuestion = useStore(
    positionRequestStore,
    (state) => state.isRefusedWithoutQuestion,
  );
  const { problem, help } = positionProblemTexts(permission);
  return (
    <div className={styles["problem"]} data-position-problem={permission ?? "unknown"}>
      {problem === null ? null : (
        <p>
          <strong>{problem}</strong>
        </p>
      )}
      <p className={styles["help"]}>
        {permission === "denied"
          ? `${help} ${howToAllowPosition(thisBrowser(), isInstalled())}`
          : help}
      </p>
      {permission === "prompt" || isRefusedWithoutQuestion ? (
        <Button onClick={requestPosition}>{ASK_FOR_POSITION}</Button>
      ) : null}
    </div>
  );
}
