import { CircleDot } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { recordingTexts } from "#i18n/recording.ts";
import { lookForRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";

const RecorderPanel = lazy(async () => {
  const module = await import(/* webpackChunkName: "recorder" */ "./recorder-panel.tsx");
  return { default: module.RecorderPanel };
});

/**
 * One tap to record, and the recording once there is one; what makes it is loaded then.
 * @param hasLink whether a link leads to the recordings of before
 */
export function RecorderEntry({ hasLink = true }: { readonly hasLink?: boolean }) {
  const isThere = useStore(recordingStatusStore, ({ status }) => status !== "idle");
  const [isWanted, setWanted] = useState(false);
  // What it says of a recording that is over is still to be read.
  const [isOpen, setOpen] = useState(isThere);
  if (isThere && !isOpen) setOpen(true);
  useEffect(() => void lookForRecordings(), []);
  return (
    <Section heading={recordingTexts.heading}>
      {isOpen || isWanted ? (
        <Suspense fallback={<p role="status">{recordingTexts.waiting}</p>}>
          <RecorderPanel startsAtOnce={isWanted} />
        </Suspense>
      ) : (
        <>
          <Button icon={<CircleDot aria-hidden="true" size={20} />} onClick={() => setWanted(true)}>
            {recordingTexts.start}
          </Button>
          <p>{recordingTexts.promise}</p>
          {hasLink ? <Link to="/tracks">{recordingTexts.allTracks}</Link> : null}
        </>
      )}
    </Section>
  );
}
