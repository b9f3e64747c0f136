import { useState } from "react";
import { useStore } from "zustand";
import { trackScreenPath } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button } from "#ui/button.tsx";
import { guidanceTexts } from "#words/plan/guidance.ts";
import { recordingTexts } from "#words/tracks/recording.ts";
import { nameOfFollowed } from "./guidance-words.ts";
import styles from "./navigation.module.css";
import type { GuidanceNow } from "./use-guidance-now.ts";

/** The end of the route: its name, and an offer to stop the recording. */
export function Arrival({ following }: Pick<GuidanceNow, "following">) {
  return (
    <>
      <p className={styles["arrived"]}>{guidanceTexts.arrived}</p>
      <p className={styles["name"]}>{nameOfFollowed(following)}</p>
      <StopRecording />
    </>
  );
}

function StopRecording() {
  const status = useStore(recordingStatusStore, (recording) => recording.status);
  const [message, setMessage] = useState<string | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);

  async function stop() {
    const { stopRecording } = await import(
      /* webpackChunkName: "recorder" */ "#state/recording/recorder.ts"
    );
    const id = await stopRecording();
    setSavedId(id);
    setMessage(id !== null ? guidanceTexts.recordingStored : guidanceTexts.recordingNotStored);
  }

  return (
    <>
      {status === "recording" || status === "paused" ? (
        <Button
          variant="primary"
          onClick={() =>
            stop().catch((error: unknown) => {
              console.warn("Not stopped:", error);
              setMessage(guidanceTexts.recordingNotStored);
            })
          }
        >
          {guidanceTexts.stopRecording}
        </Button>
      ) : null}
      <p role="status">{message}</p>
      {savedId === null ? null : (
        <LinkButton to={trackScreenPath(savedId)}>{recordingTexts.showTrack}</LinkButton>
      )}
    </>
  );
}
