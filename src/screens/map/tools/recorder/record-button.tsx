import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { WordedButton } from "#screens/map/card/worded-button.tsx";
import { recordButtonLabel } from "#sentences/map/map.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { loadRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { mapTexts } from "#words/map/map.ts";
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
 * Starts a recording with one tap, and shows whether there is one. A recording with a storage problem opens
 * automatically. An interrupted one does not: the prompt above every screen asks, or says that it resumed.
 */
export function RecordButton({ isOpen, isBusy, onTap }: RecordButtonProps) {
  const status = useStore(recordingStatusStore, (now) => now.status);
  const problem = useStore(recordingStatusStore, (now) => now.problem);
  const news = problem ?? null;
  const offer = useEffectEvent(() => {
    const { offeredRecording } = mapVisitStore.getState();
    if (news !== null && news !== offeredRecording && !isOpen) onTap(false);
    mapVisitStore.setState({ offeredRecording: news });
  });
  useEffect(() => void loadRecordings(), []);
  useEffect(() => {
    if (!isBusy || isOpen) offer();
  }, [news, isBusy, isOpen]);
  return (
    <WordedButton
      label={recordButtonLabel(status, problem != null)}
      word={mapTexts.recordWord}
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
