import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { recordButtonLabel } from "#i18n/map.ts";
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

/** Whether it was asked on this visit to the app; who closed it knows of it. */
let isOffered = false;

/**
 * Starts a recording with one tap, and shows at a glance whether there is one. One that the app was ended in is
 * offered by itself: what is gone along meanwhile is a gap.
 */
export function RecordButton({ isOpen, isBusy, onTap }: RecordButtonProps) {
  const status = useStore(recordingStatusStore, (state) => state.status);
  const offer = useEffectEvent(() => {
    if (isOffered || isBusy || isOpen) return;
    isOffered = true;
    onTap(false);
  });
  useEffect(() => void lookForRecordings(), []);
  useEffect(() => {
    if (status === "interrupted") offer();
  }, [status]);
  return (
    <IconButton
      label={recordButtonLabel(status)}
      icon={<span aria-hidden="true" className={styles["dot"]} data-recording={status} />}
      aria-expanded={isOpen}
      onClick={() => onTap(status === "idle")}
    />
  );
}
