import { useEffect } from "react";
import { useStore } from "zustand";
import { recordButtonLabel } from "#i18n/map.ts";
import { lookForRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./record-button.module.css";

interface RecordButtonProps {
  readonly isOpen: boolean;
  /** @param isNew whether the tap is to start a recording; else it shows the one that there is */
  readonly onTap: (isNew: boolean) => void;
}

/** Starts a recording with one tap, and shows at a glance whether there is one. */
export function RecordButton({ isOpen, onTap }: RecordButtonProps) {
  const status = useStore(recordingStatusStore, (state) => state.status);
  useEffect(() => void lookForRecordings(), []);
  return (
    <IconButton
      label={recordButtonLabel(status)}
      icon={<span aria-hidden="true" className={styles["dot"]} data-recording={status} />}
      aria-expanded={isOpen}
      onClick={() => onTap(status === "idle")}
    />
  );
}
