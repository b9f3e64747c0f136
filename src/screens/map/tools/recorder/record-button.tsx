import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { recordButtonLabel } from "#i18n/map.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { lookForRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./record-button.module.css";

interface RecordButtonProps {
  readonly isOpen: boolean;
  /** True while another tool is open. */
  readonly isBusy: boolean;
  /**
   * Called on a tap.
   * @param isNew true to start a recording; otherwise shows the existing one
   */
  readonly onTap: (isNew: boolean) => void;
}

/**
 * Starts a recording with one tap, and shows whether there is one. An interrupted recording opens automatically,
 * because the distance travelled meanwhile is a gap; so does one with a storage problem.
 */
export function RecordButton({ isOpen, isBusy, onTap }: RecordButtonProps) {
  const status = useStore(recordingStatusStore, (now) => now.status);
  const problem = useStore(recordingStatusStore, (now) => now.problem);
  const news = status === "interrupted" ? status : (problem ?? null);
  const offer = useEffectEvent(() => {
    const { offeredRecording } = mapVisitStore.getState();
    if (news !== null && news !== offeredRecording && !isOpen) onTap(false);
    mapVisitStore.setState({ offeredRecording: news });
  });
  useEffect(() => void lookForRecordings(), []);
  useEffect(() => {
    if (!isBusy || isOpen) offer();
  }, [news, isBusy, isOpen]);
  return (
    <IconButton
      label={recordButtonLabel(status, problem != null)}
      icon={
        <span
          aria-hidden="true"
          className={styles["dot"]}
          data-status={status}
          data-has-problem={problem != null}
        />
      }
      data-recording={status === "idle" ? undefined : status}
      aria-expanded={isOpen}
      onClick={() => onTap(status === "idle")}
    />
  );
}
