import { useState } from "react";
import { useStore } from "zustand";
import { useIsHeadingPast } from "#parts/position/use-is-heading-past.ts";
import { ledByText } from "#sentences/common/direction.ts";
import {
  allowCompass,
  compassStore,
  compassWantsPermission,
  headingStore,
} from "#state/position/position.ts";
import { Button } from "#ui/button.tsx";
import { directionTexts } from "#words/common/direction.ts";
import { CALIBRATE_HINT } from "#words/position/position.ts";
import styles from "./heading-note.module.css";

/** Names the source of the arrow; without a heading, explains how to get one. */
export function HeadingNote() {
  const origin = useStore(headingStore, (heading) => heading.origin);
  const isPast = useIsHeadingPast();
  const [isRefused, setRefused] = useState(false);
  const wantsCalibration = useStore(compassStore, (compass) => compass.wantsCalibration);
  if (origin) {
    const hint = origin === "compass" && wantsCalibration ? ` ${CALIBRATE_HINT}` : "";
    return <p className={styles["quiet"]}>{ledByText(origin, isPast) + hint}</p>;
  }
  return (
    <>
      <p className={styles["quiet"]} role="status">
        {directionTexts[isRefused ? "compassRefused" : "noHeading"]}
      </p>
      {compassWantsPermission() ? (
        <Button onClick={() => void allowCompass().then((isAllowed) => setRefused(!isAllowed))}>
          {directionTexts.allowCompass}
        </Button>
      ) : null}
    </>
  );
}
