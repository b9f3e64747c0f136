import { useState } from "react";
import { contentOfTrack, type ExportContent } from "#domain/exchange/export-content.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import { ExportDialog } from "#parts/exchange/lazy-export-dialog.ts";
import { turnAtText } from "#sentences/plan/guidance.ts";
import { recordingName } from "#sentences/tracks/recording.ts";
import { recordedPointsNow, recorderStore } from "#state/recording/recorder.ts";
import { Button } from "#ui/button.tsx";
import { recordingTexts } from "#words/tracks/recording.ts";

/** Saves the recording so far as a file, even if the storage of the device fails. */
export function ExportRecording() {
  const [content, setContent] = useState<ExportContent | null>(null);
  return (
    <>
      <Button onClick={() => setContent(recordedSoFar())}>{recordingTexts.export}</Button>
      {content ? <ExportDialog content={content} onClose={() => setContent(null)} /> : null}
    </>
  );
}

function recordedSoFar(): ExportContent | null {
  const points = recordedPointsNow();
  const { trackId, startedAtMs } = recorderStore.getState();
  if (!points || trackId === null || startedAtMs === null) return null;
  const name = recordingName(startedAtMs);
  const track = {
    id: trackId,
    name,
    kind: "track",
    origin: "recorded",
    isVisible: true,
    points,
    addedAtMs: startedAtMs,
    ...pathFacts(points),
  } as const;
  return contentOfTrack(track, turnAtText);
}
