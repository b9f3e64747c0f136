import { Download, FolderOpen, Share2 } from "lucide-react";
import { useState } from "react";
import { huntContent } from "#domain/sharing/hunt-content.ts";
import { huntLink } from "#domain/sharing/hunt-link.ts";
import { type Hunt, isEmptyHunt } from "#domain/survey/hunt.ts";
import {
  countOfState,
  isEmptyState,
  type SharedState,
  stateOf,
} from "#domain/survey/hunt-merge.ts";
import { appOrigin } from "#parts/exchange/app-origin.ts";
import { LinkDialog } from "#parts/exchange/link-dialog.tsx";
import { HUNT_WORDS, shareChangesText } from "#sentences/scouting/hunt.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { exportFile } from "#state/exchange/export.ts";
import { readHuntFile } from "#state/exchange/hunt-file.ts";
import { noteHuntShared } from "#state/scouting/hunt.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import layout from "#ui/layout.module.css";
import { huntTexts } from "#words/scouting/hunt.ts";
import { OfferedHunt } from "./incoming-hunt.tsx";

interface HuntSharingProps {
  readonly hunt: Hunt;
  /** Called with the parts that came from a file. */
  readonly onTaken: (hunt: Hunt) => void;
}

/** Shares the hunt, or what changed since the last time, as a link with its QR code; writes it to a file, and reads it from one. */
export function HuntSharing({ hunt, onTaken }: HuntSharingProps) {
  const [link, setLink] = useState<string | null>(null);
  const changes = hunt.shared ? stateOf(hunt, hunt.shared) : null;
  const changeCount = changes ? countOfState(changes) : 0;
  function share(state: SharedState) {
    // The link is made once, and later changes do not alter it.
    setLink(huntLink(appOrigin(), state));
    void noteHuntShared(state);
  }
  function save() {
    const origin = appOrigin();
    const content = huntContent(HUNT_WORDS, hunt, { nowMs: clockStore.getState().nowMs, origin });
    void exportFile({ content, format: "gpx", method: "save" });
  }
  return (
    <>
      <div className={layout["actions"]}>
        {isEmptyState(stateOf(hunt)) ? null : (
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => share(stateOf(hunt))}>
            {huntTexts.share}
          </Button>
        )}
        {changes && changeCount > 0 ? (
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => share(changes)}>
            {shareChangesText(changeCount)}
          </Button>
        ) : null}
        {isEmptyHunt(hunt) ? null : (
          <Button icon={<Download aria-hidden="true" />} onClick={save}>
            {huntTexts.gpx}
          </Button>
        )}
      </div>
      <FromFile onTaken={onTaken} />
      {link === null ? null : (
        <LinkDialog
          link={link}
          title={huntTexts.shareTitle}
          tooLong={huntTexts.linkTooLong}
          onClose={() => setLink(null)}
        />
      )}
    </>
  );
}

function FromFile({ onTaken }: Pick<HuntSharingProps, "onTaken">) {
  const [state, setState] = useState<SharedState | "none" | null>(null);
  async function open([file]: readonly File[]) {
    if (!file) return;
    setState((await readHuntFile(file).catch(() => null)) ?? "none");
  }
  return (
    <>
      <FileButton
        label={huntTexts.openFile}
        icon={<FolderOpen aria-hidden="true" />}
        accept=".gpx,application/gpx+xml"
        onFiles={(files) => void open(files)}
      />
      {state === "none" ? <p role="alert">{huntTexts.noHuntInFile}</p> : null}
      {state && state !== "none" ? (
        <OfferedHunt
          state={state}
          intro={huntTexts.incomingFile}
          onTaken={onTaken}
          onAnswered={() => setState(null)}
        />
      ) : null}
    </>
  );
}
