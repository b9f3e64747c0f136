import { CircleDot } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { recorderEntryTexts } from "#i18n/recorder-entry.ts";
import { lookForRecordings, recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";

const RecorderPanel = lazy(async () => {
  const module = await import(/* webpackChunkName: "recorder" */ "./recorder-panel.tsx");
  return { default: module.RecorderPanel };
});

/** One tap to record, and the recording once there is one; what makes it is loaded then. */
export function RecorderEntry() {
  const isThere = useStore(recordingStatusStore, ({ status }) => status !== "idle");
  const [isWanted, setWanted] = useState(false);
  // What it says of a recording that is over is still to be read.
  const [isOpen, setOpen] = useState(isThere);
  if (isThere && !isOpen) setOpen(true);
  useEffect(() => void lookForRecordings(), []);
  return (
    <Section heading={recorderEntryTexts.heading}>
      {isOpen || isWanted ? (
        <Suspense fallback={<p role="status">{recorderEntryTexts.waiting}</p>}>
          <RecorderPanel startsAtOnce={isWanted} />
        </Suspense>
      ) : (
        <>
          <Button icon={<CircleDot aria-hidden="true" size={20} />} onClick={() => setWanted(true)}>
            {recorderEntryTexts.start}
          </Button>
          <p>{recorderEntryTexts.promise}</p>
        </>
      )}
    </Section>
  );
}
