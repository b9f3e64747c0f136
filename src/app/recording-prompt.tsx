import { trackScreenPath } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { type RecorderAtHand, useRecorder } from "#parts/recorder/use-recorder.ts";
import { resumedText, resumeText } from "#sentences/tracks/recording.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { resumeRecording } from "#state/recording/recorder.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { recordingTexts } from "#words/tracks/recording.ts";
import styles from "./recording-prompt.module.css";

/**
 * Offers to resume an interrupted recording, or reports that it resumed automatically. It is above every screen
 * without the recorder, moves the screen down and covers nothing.
 */
export function RecordingPrompt() {
  const recorder = useRecorder(false);
  const text = textOf(recorder);
  if (text === null) return null;
  return (
    <div className={styles["prompt"]} data-recording-prompt={recorder.recording.status}>
      <Notice action={<Actions {...recorder} />}>{text}</Notice>
    </div>
  );
}

function textOf({ recording, savedId, problem }: RecorderAtHand): string | null {
  const { status, startedAtMs, resumedAfterMs } = recording;
  if (problem !== null) return problem;
  if (status === "idle" && savedId !== null) return recordingTexts.saved;
  if (status === "interrupted") {
    return resumeText(startedAtMs ?? 0, clockStore.getState().nowMs);
  }
  return resumedAfterMs === null ? null : resumedText(resumedAfterMs);
}

function Actions({ recording: { status }, savedId, stop }: RecorderAtHand) {
  if (status === "idle" && savedId !== null) {
    return <LinkButton to={trackScreenPath(savedId)}>{recordingTexts.showTrack}</LinkButton>;
  }
  return (
    <div className={layout["actions"]}>
      {status === "interrupted" ? (
        <Button variant="primary" onClick={() => void resumeRecording()}>
          {recordingTexts.resume}
        </Button>
      ) : null}
      <Button onClick={stop}>{recordingTexts.stop}</Button>
    </div>
  );
}
