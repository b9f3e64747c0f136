import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { recordingName } from "#sentences/tracks/recording.ts";
import { wantPosition } from "#state/position/want-position.ts";
import {
  loadRecording,
  recorderStore,
  startRecording,
  stopRecording,
} from "#state/recording/recorder.ts";
import type { RecorderSnapshot } from "#state/recording/recorder-device.ts";
import { recordingTexts } from "#words/tracks/recording.ts";

/** The current recording, and the outcome of finishing it. */
export interface RecorderAtHand {
  readonly recording: RecorderSnapshot;
  /** The id of the finished track; null before. */
  readonly savedId: string | null;
  /** The problem of saving, as text; else null. */
  readonly problem: string | null;
  /** True once the user wanted to record here. */
  readonly isWanted: boolean;
  start(): void;
  stop(): void;
}

/**
 * Returns the current recording.
 * @param startsAtOnce true if the tap that opened this also starts a recording
 */
export function useRecorder(startsAtOnce: boolean): RecorderAtHand {
  const recording = useStore(recorderStore);
  const [savedId, setSavedId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const hasBegun = useRef(false);
  const start = () => {
    setSavedId(null);
    setWanted(true);
    wantPosition();
    void startRecording(recordingName);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void loadRecording().then(() => startsAtOnce && start());
  });
  const stop = async () => {
    const trackId = await stopRecording();
    setSavedId(trackId);
    const isOver = recorderStore.getState().status === "idle";
    const problem = isOver ? recordingTexts.nothingRecorded : recordingTexts.notSaved;
    setProblem(trackId === null ? problem : null);
  };
  return { recording, savedId, problem, isWanted, start, stop: () => void stop() };
}
