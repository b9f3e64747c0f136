import { LOG_LIMITS, type LogNote } from "#domain/steering/log-entries.ts";
import { TextField } from "#ui/text-field.tsx";
import { logTexts } from "#words/water/logbook.ts";
import styles from "./logbook-dialog.module.css";

/** The typed note of a line. */
export interface TypedNote extends Omit<LogNote, "steerDegrees"> {
  /** The course to steer as it is typed; may be empty. */
  readonly steer: string;
}

/** Nothing typed. */
export const NO_NOTE: TypedNote = { text: "", wind: "", weather: "", steer: "" };

/** Returns the note that was typed; null if its course is not a course. */
export function readNote({ steer, ...texts }: TypedNote): LogNote | null {
  const typed = steer.trim().replace(/\s*°$/, "");
  if (typed !== "" && !(/^\d{1,3}$/.test(typed) && Number(typed) <= 360)) return null;
  return {
    text: texts.text.trim(),
    wind: texts.wind.trim(),
    weather: texts.weather.trim(),
    steerDegrees: typed === "" ? null : Number(typed),
  };
}

interface NoteFieldsProps {
  readonly typed: TypedNote;
  readonly onType: (typed: TypedNote) => void;
}

/** The fields for what a user writes about a line; those that few lines have are folded until one has something. */
export function NoteFields({ typed, onType }: NoteFieldsProps) {
  const isOpen = typed.wind + typed.weather + typed.steer !== "";
  return (
    <>
      <TextField
        label={logTexts.text}
        value={typed.text}
        maxLength={LOG_LIMITS.text}
        onChange={({ currentTarget }) => onType({ ...typed, text: currentTarget.value })}
      />
      <details className={styles["more"]} open={isOpen || undefined}>
        <summary>{logTexts.more}</summary>
        <div className={styles["fields"]}>
          <TextField
            label={logTexts.wind}
            value={typed.wind}
            maxLength={LOG_LIMITS.wind}
            onChange={({ currentTarget }) => onType({ ...typed, wind: currentTarget.value })}
          />
          <TextField
            label={logTexts.weather}
            value={typed.weather}
            maxLength={LOG_LIMITS.text}
            onChange={({ currentTarget }) => onType({ ...typed, weather: currentTarget.value })}
          />
          <TextField
            label={logTexts.steer}
            hint={logTexts.steerHint}
            error={readNote(typed) ? undefined : logTexts.steerWrong}
            inputMode="numeric"
            value={typed.steer}
            maxLength={5}
            onChange={({ currentTarget }) => onType({ ...typed, steer: currentTarget.value })}
          />
        </div>
      </details>
    </>
  );
}
