import { hoursTexts } from "#i18n/water/operating-hours.ts";
import styles from "./operating-notes.module.css";

interface OperatingNotesProps {
  readonly notes: readonly string[];
}

/** The notes of the operator on the hours of a bridge or lock, in full. Shows nothing without notes. */
export function OperatingNotes({ notes }: OperatingNotesProps) {
  if (notes.length === 0) return null;
  return (
    <section className={styles["notes"]} aria-label={hoursTexts.notes}>
      <NoteParagraphs notes={notes} />
    </section>
  );
}

/** The same notes folded away, for a row of a list. */
export function FoldedOperatingNotes({ notes }: OperatingNotesProps) {
  if (notes.length === 0) return null;
  return (
    <details className={styles["folded"]}>
      <summary>{hoursTexts.notes}</summary>
      <div className={styles["notes"]}>
        <NoteParagraphs notes={notes} />
      </div>
    </details>
  );
}

function NoteParagraphs({ notes }: OperatingNotesProps) {
  return notes.map((note) => <p key={note}>{note}</p>);
}
