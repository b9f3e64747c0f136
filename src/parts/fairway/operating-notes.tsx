import { useState } from "react";
import { noteWithNumbers } from "#domain/fairway/phone-numbers.ts";
import { textWithLinks } from "#domain/text/text-with-links.ts";
import { LinkedNote } from "#parts/linked-note.tsx";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { callTexts } from "#words/water/fairways.ts";
import { hoursTexts } from "#words/water/operating-hours.ts";
import styles from "./operating-notes.module.css";

interface OperatingNotesProps {
  readonly notes: readonly string[];
}

/** The characters of about two lines on a phone. */
const BRIEF_CHARACTERS = 90;

/** The notes of the operator on the hours of a bridge or lock, long ones folded. Shows nothing without notes. */
export function OperatingNotes({ notes }: OperatingNotesProps) {
  const [isWhole, setWhole] = useState(false);
  if (notes.length === 0) return null;
  const brief = briefNote(notes);
  const hasLinks = notes.some((note) => textWithLinks(note).some(({ href }) => href !== null));
  return (
    <section className={styles["notes"]} aria-label={hoursTexts.notes}>
      {hoursTexts.notesHeading ? (
        <p className={layout["hint"]} aria-hidden="true">
          {hoursTexts.notesHeading}
        </p>
      ) : null}
      {brief !== null && !isWhole ? <p lang="nl">{brief}</p> : <WholeNotes notes={notes} />}
      {hasLinks && (brief === null || isWhole) ? <p>{callTexts.outside}</p> : null}
      {brief === null ? null : (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? hoursTexts.lessNotes : hoursTexts.moreNotes}
        </Button>
      )}
    </section>
  );
}

/** Returns the beginning of long notes, cut between two words; null if they are short enough. */
function briefNote(notes: readonly string[]): string | null {
  const text = notes.join(" ").replace(/\s+/g, " ");
  if (text.length <= BRIEF_CHARACTERS) return null;
  const cut = text.slice(0, BRIEF_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), BRIEF_CHARACTERS / 2))} …`;
}

function WholeNotes({ notes }: OperatingNotesProps) {
  return notes.map((note) => (
    <p key={note} lang="nl">
      {noteWithNumbers(note).map(({ text, digits }, index) => {
        // The pieces of a text never change order.
        const key = `${index} ${text}`;
        return digits ? (
          <a key={key} className={styles["phone"]} href={`tel:${digits}`}>
            {text}
          </a>
        ) : (
          <LinkedNote key={key} text={text} />
        );
      })}
    </p>
  ));
}
