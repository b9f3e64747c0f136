import { useState } from "react";
import { useStore } from "zustand";
import { directionTexts } from "#i18n/direction.ts";
import {
  allowCompass,
  compassWantsPermission,
  directionsStore,
  headingStore,
} from "#state/position.ts";
import { Button } from "#ui/button.tsx";
import styles from "./live-direction.module.css";

/** What the arrow goes by; without a heading what can be done about that. */
export function HeadingNote() {
  const hasHeading = useStore(headingStore, (heading) => heading.hasHeading);
  const hasCompass = useStore(directionsStore, ({ compass }) => compass !== null);
  const [isRefused, setRefused] = useState(false);
  if (hasHeading) {
    return (
      <p className={styles["quiet"]}>{directionTexts[hasCompass ? "byCompass" : "byCourse"]}</p>
    );
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
