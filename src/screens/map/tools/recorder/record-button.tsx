import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { recordButtonLabel } from "#i18n/map.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { lookForRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./record-button.module.css";

interface RecordButtonProps {
  readonly isOpen: boolean;
  /** Whether the user does something else on the map. */
  readonly isBusy: boolean;
  /** @param isNew whether the tap is to start a recording; else it shows the one that there is */
  readonly onTap: (isNew: boolean) => void;
}

/**
 * Starts a recording with one tap, and shows at a glance whether there is one. One that the app was ended in is
 * offered by itself, for what is gone along meanwhile is a gap; so is one that cannot be kept.
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
