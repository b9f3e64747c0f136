import type { ImportPreview } from "#domain/exchange/preview/preview-import.ts";
import { swapOf } from "#domain/exchange/swapped-places.ts";
import styles from "#parts/exchange/exchange-dialogs.module.css";
import { importNoteText } from "#sentences/exchange/import.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { importScreenTexts } from "#words/exchange/import-screen.ts";

interface SwappedFilesProps {
  readonly preview: ImportPreview;
  /** Swaps the places of a file, or undoes that. */
  readonly onSwap: (fileIndex: number) => void;
}

/** Asks about files whose latitudes and longitudes seem to be swapped; the user decides, and may go back. */
export function SwappedFiles({ preview, onSwap }: SwappedFilesProps) {
  return preview.files.map(({ name, result }, index) => {
    const swap = result.ok ? swapOf(result.file) : null;
    if (!swap) return null;
    const label = swap === "done" ? importScreenTexts.unswap : importScreenTexts.swap;
    return (
      <Notice key={index} action={<Button onClick={() => onSwap(index)}>{label}</Button>}>
        <strong className={styles["refused"]}>{name}</strong>
        <br />
        {importNoteText(swap === "done" ? "lat-lng-exchanged" : "lat-lng-swapped")}
      </Notice>
    );
  });
}
