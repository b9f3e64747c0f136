import { textWithLinks } from "#domain/text/text-with-links.ts";
import { LinkedNote } from "#parts/linked-note.tsx";
import layout from "#ui/layout.module.css";
import { callTexts } from "#words/water/fairways.ts";
import { hoursTexts } from "#words/water/operating-hours.ts";
import styles from "./operating-notes.module.css";

interface OperatingNotesProps {
  readonly notes: readonly string[];
}

/** The notes of the operator on the hours of a bridge or lock, in full. Shows nothing without notes. */
export function OperatingNotes({ notes }: OperatingNotesProps) {
  if (notes.length === 0) return null;
  const hasLinks = notes.some((note) => textWithLinks(note).some(({ href }) => href !== null));
  return (
    <section className={styles["notes"]} aria-label={hoursTexts.notes}>
      {hoursTexts.notesHeading ? (
        <p className={layout["hint"]} aria-hidden="true">
          {hoursTexts.notesHeading}
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note} lang="nl">
          <LinkedNote text={note} />
        </p>
      ))}
      {hasLinks ? <p>{callTexts.outside}</p> : null}
    </section>
  );
}
