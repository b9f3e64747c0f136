import { useState } from "react";
import { Link } from "react-router";
import { mapTexts } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./map-notices.module.css";

interface DetailNoticeProps {
  readonly text: string;
  readonly controller: MapPort | null;
}

/** Whether it was put away: what was read once is not said again on this visit to the app. */
let isPutAway = false;

/** That the map lacks detail here, with the way to packs and areas; gone for good when it is put away. */
export function DetailNotice({ text, controller }: DetailNoticeProps) {
  const [isHidden, setHidden] = useState(isPutAway);
  if (isHidden) return null;
  return (
    <div className={styles["notice"]}>
      <p>{text}</p>
      <Link
        to="/settings#kaartpakketten"
        className={classNames(buttonClass("quiet"), styles["action"])}
        aria-label={mapTexts.moreMapsLabel}
      >
        {mapTexts.moreMaps}
      </Link>
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
