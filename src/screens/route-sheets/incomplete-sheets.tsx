import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { sheetTexts } from "#words/scouting/route-sheet.ts";
import styles from "./route-sheets.module.css";

interface IncompleteSheetsProps {
  /** Each names a stretch, and what would help. */
  readonly lacks: readonly string[];
  readonly onPrint: () => void;
}

/** Names the stretches without an instruction before they are printed, and prints them anyway when asked. */
export function IncompleteSheets({ lacks, onPrint }: IncompleteSheetsProps) {
  return (
    <Notice
      tone="danger"
      isUrgent
      action={<Button onClick={onPrint}>{sheetTexts.printAnyway}</Button>}
    >
      <p>{sheetTexts.incomplete}</p>
      <ul className={styles["lacks"]}>
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
      <p>{sheetTexts.printAnywayHint}</p>
    </Notice>
  );
}
