import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { positionStateTexts, positionTexts } from "#i18n/position.ts";
import { askForPosition, positionPermissionStore } from "#state/position/position.ts";
import { Button } from "#ui/button.tsx";
import styles from "./position-state.module.css";

/** Few refuse the position, and each of them has one browser. */
const HowToAllow = lazy(async () => {
  const module = await import(/* webpackChunkName: "how-to-allow" */ "./how-to-allow.tsx").catch(
    // The screen is worth more than this sentence.
    () => null,
  );
  return { default: module?.HowToAllow ?? (() => null) };
});

/** Why there is no position, and what to do about it, where the position would stand: the same words everywhere. */
export function PositionState() {
  const permission = useStore(positionPermissionStore, (state) => state.permission);
  const { state, help } = positionStateTexts(permission);
  return (
    <div className={styles["state"]} data-position-permission={permission ?? "unknown"}>
      <p>
        <strong>{state}</strong>
      </p>
      <p className={styles["help"]}>
        {help}{" "}
        {permission === "denied" ? (
          <Suspense fallback={null}>
            <HowToAllow />
          </Suspense>
        ) : null}
      </p>
      {permission === "prompt" ? (
        <Button onClick={askForPosition}>{positionTexts.askForPosition}</Button>
      ) : null}
    </div>
  );
}

/** Whether the position may not be known, so that what is known of it is from before. */
export function useIsPositionRefused(): boolean {
  return useStore(positionPermissionStore, ({ permission }) => permission === "denied");
}
