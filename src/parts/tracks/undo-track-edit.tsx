import { useRef, useState } from "react";
import { useStore } from "zustand";
import { lineEditedText, trackTexts } from "#i18n/tracks.ts";
import { tracksStore, undoTrackEdit } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./undo-track-edit.module.css";

/**
 * Describes the last edit of a track, with an undo button.
 * @param onUndone called with the id of the restored track
 */
export function UndoTrackEdit({ onUndone }: { readonly onUndone?: (id: string) => void }) {
  const edit = useStore(tracksStore, (state) => state.edit);
  const [said, setSaid] = useState<string | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const takeBack = async () => {
    const id = await undoTrackEdit();
    setSaid(id === null ? trackTexts.failed : trackTexts.undone);
    if (id === null) return;
    // The focused button disappears.
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
