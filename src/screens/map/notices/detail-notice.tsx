import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { useNotice } from "#parts/map/use-notice.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { Button } from "#ui/button.tsx";
import { mapTexts } from "#words/map/map.ts";
import styles from "./map-notices.module.css";
import { NoticeBox } from "./notice-box.tsx";

interface DetailNoticeProps {
  readonly text: string;
  readonly controller: MapPort | null;
  readonly onSaveArea: () => void;
}

/**
 * Reports that the map lacks detail here, with a button to save this area; once dismissed it stays away for the
 * visit.
 */
export function DetailNotice({ text, controller, onSaveArea }: DetailNoticeProps) {
  const isHidden = useStore(mapVisitStore, (visit) => visit.isDetailNoticeHidden);
  if (!useNotice("limit", isHidden ? null : text, true)) return null;
  return (
    <NoticeBox
      name="limit"
      onHide={() => {
        mapVisitStore.setState({ isDetailNoticeHidden: true });
        // The focused button disappears: move the focus to the map.
        controller?.focus();
      }}
    >
      <p>{text}</p>
      <Button variant="quiet" className={styles["action"]} onClick={onSaveArea}>
        {mapTexts.getThisArea}
      </Button>
    </NoticeBox>
  );
}
