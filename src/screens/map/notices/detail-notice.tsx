import { useStore } from "zustand";
import { mapTexts } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { Button } from "#ui/button.tsx";
import styles from "./map-notices.module.css";

interface DetailNoticeProps {
  readonly text: string;
  readonly controller: MapPort | null;
  readonly onSaveArea: () => void;
}

/** Says that the map lacks detail here, with the button that saves this area; once put away it stays away for the visit. */
export function DetailNotice({ text, controller, onSaveArea }: DetailNoticeProps) {
  const isHidden = useStore(mapVisitStore, (visit) => visit.isDetailNoticeHidden);
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
          mapVisitStore.setState({ isDetailNoticeHidden: true });
          // A button that goes takes the keyboard along, to nowhere.
          controller?.focus();
        }}
      >
        ×
      </Button>
    </div>
  );
}
