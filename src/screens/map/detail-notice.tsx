import { useState } from "react";
import { mapTexts } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Button } from "#ui/button.tsx";
import styles from "./map-notices.module.css";

interface DetailNoticeProps {
  readonly text: string;
  readonly controller: MapPort | null;
  readonly onSaveArea: () => void;
}

/** Whether it was put away: what was read once is not said again on this visit to the app. */
let isPutAway = false;

/** That the map lacks detail here, with the one button that mends it; gone for good when it is put away. */
export function DetailNotice({ text, controller, onSaveArea }: DetailNoticeProps) {
  const [isHidden, setHidden] = useState(isPutAway);
  if (isHidden) return null;
  return (
    <div className={styles["notice"]}>
      <p>{text}</p>
      <Button variant="quiet" className={styles["action"]} onClick={onSaveArea}>
        {mapTexts.getThisArea}
      </Button>
      <Button
        variant="quiet"
        className={styles["hide"]}
        aria-label={mapTexts.hideNotice}
        onClick={() => {
          isPutAway = true;
          setHidden(true);
          // A button that goes takes the keyboard along, to nowhere.
          controller?.focus();
        }}
      >
        ×
      </Button>
    </div>
  );
}
