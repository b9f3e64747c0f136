// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { recorderEntryTexts } from "#i18n/recorder-entry.ts";
import { lookForRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";

const RecorderPanel = lazy(async () => {
  const module = await import(/* webpackChunkName: "recorder" */ "./recorder-panel.tsx");
  return { default: module.RecorderPanel };
});

interface RecorderEntryProps {
  readonly heading?: string;
  /** Whether a link leads to the recordings of before. */
  readonly hasLink?: boolean;
}

/**
 * One tap to record, and the recording once there is one; what makes it is loaded then.
 */
export function RecorderEntry({
  heading = recorderEntryTexts.heading,
  hasLink = true,
}: RecorderEntryProps) {
  const isThere = useStore(recordingStatusStore, ({ status }) => status !== "idle");
  const [isWanted, setWanted] = useState(false);
  // What it says of a recording that is over is still to be read.
  const [isOpen, setOpen] = useState(isThere);
  if (isThere && !isOpen) setOpen(true);
  useEffect(() => void lookForRecordings(), []);
  return (
    <Section heading={heading}>
      {isOpen || isWanted ? (
        <Suspense fallback={<p role="status">{recorderEntryTexts.waiting}</p>}>
          <RecorderPanel startsAtOnce={isWanted} />
        </Suspense>
      ) : (
        <>
          <Button onClick={() => setWanted(true)}>{recorderEntryTexts.start}</Button>
          {hasLink ? (
            <Link to="/tracks" className={buttonClass("secondary")}>
              {recorderEntryTexts.allTracks}
            </Link>
          ) : null}
        </>
      )}
    </Section>
  );
}
