// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { loadRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { recorderEntryTexts } from "#words/tracks/recorder-entry.ts";

const RecorderPanel = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "recorder" */ "./recorder-panel.tsx")).RecorderPanel,
  { waiting: <p role="status">{recorderEntryTexts.waiting}</p> },
);

interface RecorderEntryProps {
  readonly heading?: string;
  /** True to show a link to earlier recordings. */
  readonly hasLink?: boolean;
  /** True if recording is what leads on the screen. */
  readonly isMain?: boolean;
}

/** A button to record, or the current recording; the recorder is loaded then. */
export function RecorderEntry({
  heading = recorderEntryTexts.heading,
  hasLink = true,
  isMain = false,
}: RecorderEntryProps) {
  const isThere = useStore(recordingStatusStore, ({ status }) => status !== "idle");
  const [isWanted, setWanted] = useState(false);
  // A finished recording still shows its outcome.
  const [isOpen, setOpen] = useState(isThere);
  if (isThere && !isOpen) setOpen(true);
  useEffect(() => void loadRecordings(), []);
  return (
    <Section heading={heading}>
      {isOpen || isWanted ? (
        <RecorderPanel startsAtOnce={isWanted} isMain={isMain} />
      ) : (
        <>
          <Button variant={isMain ? "primary" : "secondary"} onClick={() => setWanted(true)}>
            {recorderEntryTexts.start}
          </Button>
          {hasLink ? <LinkButton to="/tracks">{recorderEntryTexts.allTracks}</LinkButton> : null}
        </>
      )}
    </Section>
  );
}
