import { Pause, Play, Square } from "lucide-react";
import { useStore } from "zustand";
import { trackScreenPath } from "#domain/links/app-path.ts";
import { SIGNAL_LOST_MS } from "#domain/recording/take-fix.ts";
import { LinkButton } from "#parts/link-button.tsx";
import {
  PositionProblem,
  useIsPositionImpossible,
  useIsPositionRefused,
} from "#parts/position/position-state.tsx";
import { coveredText } from "#sentences/intl/distance.ts";
import { formatAge } from "#sentences/intl/format.ts";
import {
  durationText,
  fixCountText,
  resumedText,
  resumeText,
} from "#sentences/tracks/recording.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { pauseRecording, resumeRecording } from "#state/recording/recorder.ts";
import type { RecorderSnapshot } from "#state/recording/recorder-device.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import { Facts } from "#ui/facts.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { recorderEntryTexts } from "#words/tracks/recorder-entry.ts";
import { recordingTexts, silentText } from "#words/tracks/recording.ts";
import { ExportRecording } from "./export-recording.tsx";
import { FollowBack } from "./follow-back.tsx";
import styles from "./recorder-panel.module.css";
import { type RecorderAtHand, useRecorder } from "./use-recorder.ts";

interface RecorderPanelProps {
  /** True if the tap that opened this also starts a recording. */
  readonly startsAtOnce: boolean;
  /** True if recording is what leads on the screen. */
  readonly isMain?: boolean;
  /** Called when the user follows the recording back; without it the map is shown. */
  readonly onFollowed?: () => void;
}

export function RecorderPanel({ startsAtOnce, isMain = false, onFollowed }: RecorderPanelProps) {
  const recorder = useRecorder(startsAtOnce);
  const { recording, savedId, problem, isWanted } = recorder;
  return (
    <>
      <p role="status" className={styles["state"]} data-recorder={recording.status}>
        {stateText(recording, savedId !== null)}
      </p>
      {savedId === null ? null : (
        <LinkButton to={trackScreenPath(savedId)}>{recordingTexts.showTrack}</LinkButton>
      )}
      {problem === null ? null : (
        <Notice tone="danger" isUrgent={true}>
          {problem}
        </Notice>
      )}
      {recording.status === "idle" && isWanted && savedId === null ? <WhyNotRecorded /> : null}
      <RecordingNotices recording={recording} />
      {/* First, to be visible on a phone in landscape. */}
      <Actions {...recorder} isMain={isMain} />
      <Numbers recording={recording} />
      {savedId !== null || recording.fixCount > 1 ? (
        <FollowBack savedId={savedId} onFollowed={onFollowed} />
      ) : null}
      {recording.status === "recording" || recording.status === "paused" ? <ByItself /> : null}
    </>
  );
}

function stateText(recording: RecorderSnapshot, isSaved: boolean): string {
  const { status, isStandingStill, fixCount, startedAtMs } = recording;
  if (status === "idle") return isSaved ? recordingTexts.saved : recorderEntryTexts.promise;
  if (status === "elsewhere") return recordingTexts.elsewhere;
  if (status === "interrupted") {
    return resumeText(startedAtMs ?? 0, clockStore.getState().nowMs);
  }
  if (status === "paused") return recordingTexts.paused;
  if (isStandingStill) return recordingTexts.standing;
  return fixCount === 0 ? recorderEntryTexts.waiting : recordingTexts.recording;
}

/** Explains why a tap started no recording: no position will come. */
function WhyNotRecorded() {
  return useIsPositionImpossible() ? (
    <div role="status">
      <PositionProblem />
    </div>
  ) : null;
}

/** Notices about gaps and storage problems. */
function RecordingNotices({ recording }: { readonly recording: RecorderSnapshot }) {
  const { status, problem, isScreenKeptOn } = recording;
  return (
    <>
      {problem ? (
        <Notice
          tone={problem === "rewritten" ? "plain" : "danger"}
          isUrgent={true}
          action={problem === "rewritten" ? null : <ExportRecording />}
        >
          {recordingTexts[problem]}
        </Notice>
      ) : null}
      {recording.resumedAfterMs === null ? null : (
        <Notice>{resumedText(recording.resumedAfterMs)}</Notice>
      )}
      {status === "recording" ? <PositionNotice recording={recording} /> : null}
      {status === "recording" ? (
        <p className={styles["screen"]} data-screen-kept-on={isScreenKeptOn}>
          {recorderEntryTexts.promise}{" "}
          {isScreenKeptOn ? recordingTexts.screenKeptOn : recordingTexts.screenMayGoOff}
        </p>
      ) : null}
    </>
  );
}

/** Explains why this part becomes a gap, or, before the first fix, why nothing is recorded and what to do about it. */
function PositionNotice({ recording }: { readonly recording: RecorderSnapshot }) {
  const steadyMs = useStore(clockStore, (clock) => clock.steadyMs);
  const isImpossible = useIsPositionImpossible();
  const isRefused = useIsPositionRefused();
  const { fixCount, elapsedAtMs } = recording;
  if (isImpossible && fixCount === 0) {
    return (
      <div role="status">
        <PositionProblem />
      </div>
    );
  }
  if (isRefused) return <Notice>{recordingTexts.refused}</Notice>;
  const silentMs = fixCount === 0 ? 0 : sinceMs(steadyMs, elapsedAtMs);
  return silentMs > SIGNAL_LOST_MS ? <Notice>{silentText(formatAge(silentMs))}</Notice> : null;
}

function Numbers({ recording }: { readonly recording: RecorderSnapshot }) {
  const layout = useStore(preferencesStore, (preferences) => preferences.instrumentLayout);
  const steadyMs = useStore(clockStore, (clock) => clock.steadyMs);
  const { status, startedAtMs, distanceMeters, movingMs, elapsedMs, fixCount } = recording;
  if (startedAtMs === null) return null;
  const isRunning = status === "recording" || status === "elsewhere";
  const sinceLastMs = isRunning ? sinceMs(steadyMs, recording.elapsedAtMs) : 0;
  return (
    <Facts
      facts={[
        { name: recordingTexts.distance, value: coveredText(distanceMeters, layout) },
        { name: recordingTexts.moving, value: durationText(movingMs) },
        {
          name: recordingTexts.time,
          value: durationText(elapsedMs + sinceLastMs),
        },
        { name: recordingTexts.fixes, value: fixCountText(fixCount) },
      ]}
    />
  );
}

/** The clock store is up to a second behind. */
function sinceMs(steadyMs: number, atMs: number | null): number {
  return atMs === null ? 0 : Math.max(0, steadyMs - atMs);
}

interface ActionsProps extends RecorderAtHand, Required<Pick<RecorderPanelProps, "isMain">> {}

function Actions({ recording, isMain, start, stop }: ActionsProps) {
  const { status } = recording;
  if (status === "elsewhere") return null;
  if (status === "idle") {
    return (
      <Button variant={isMain ? "primary" : "secondary"} onClick={start}>
        {recorderEntryTexts.start}
      </Button>
    );
  }
  return (
    <div className={classNames(layout["actions"], styles["actions"])}>
      {status === "recording" ? (
        <Button Icon={Pause} onClick={() => void pauseRecording()}>
          {recordingTexts.pause}
        </Button>
      ) : (
        <Button variant="primary" Icon={Play} onClick={() => void resumeRecording()}>
          {recordingTexts.resume}
        </Button>
      )}
      <Button Icon={Square} onClick={stop}>
        {recordingTexts.stop}
      </Button>
    </div>
  );
}

function ByItself() {
  const isOn = useStore(preferencesStore, (state) => state.recordingPausesByItself);
  return (
    <Choice
      kind="checkbox"
      name="recording-pauses-by-itself"
      label={recordingTexts.pausesByItself}
      checked={isOn}
      onChoose={(recordingPausesByItself) => setPreferences({ recordingPausesByItself })}
    />
  );
}
