import { useRef, useState } from "react";
import { useStore } from "zustand";
import { lineEditedText, trackTexts } from "#i18n/tracks.ts";
import { tracksStore, undoTrackEdit } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./undo-track-edit.module.css";

/**
 * What was done to a track last, with one tap that takes it back.
 * @param onUndone told which track is as it was
 */
export function UndoTrackEdit({ onUndone }: { readonly onUndone?: (id: string) => void }) {
  const edit = useStore(tracksStore, (state) => state.edit);
  const [said, setSaid] = useState<string | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const takeBack = async () => {
    const id = await undoTrackEdit();
    setSaid(id === null ? trackTexts.failed : trackTexts.undone);
    if (id === null) return;
    // The button goes away under the focus.
    words.current?.focus({ preventScroll: true });
    onUndone?.(id);
  };
  return (
    <>
      <p ref={words} role="status" tabIndex={-1} className={styles["said"]}>
        {edit ? null : said}
      </p>
      {edit ? (
        <Notice
          action={
            <Button variant="quiet" onClick={() => void takeBack()}>
              {trackTexts.undo}
            </Button>
          }
        >
          {said === trackTexts.failed
            ? said
            : lineEditedText(edit.what, edit.name || trackTexts.noName)}
        </Notice>
      ) : null}
    </>
  );
}
