import { type FormEvent, useState } from "react";
import type { LogDay, LogDayField } from "#domain/steering/log-days.ts";
import type { LogEntry, LogNote } from "#domain/steering/log-entries.ts";
import { logSums } from "#domain/steering/log-sums.ts";
import { formatTimeOfDay } from "#sentences/intl/format.ts";
import { logDayText, logEventText, logSumsText } from "#sentences/water/logbook.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { logTexts } from "#words/water/logbook.ts";
import { LogCells, LogColumns, linesByDay } from "./log-columns.tsx";
import { LogDayFacts } from "./log-day-facts.tsx";
import { NoteFields, readNote } from "./log-note-fields.tsx";
import styles from "./logbook-dialog.module.css";

interface LogDaysProps {
  readonly entries: readonly LogEntry[];
  readonly days: readonly LogDay[];
  readonly onChange: (id: string, note: LogNote) => void;
  readonly onChangeDay: (date: string, fields: Readonly<Record<LogDayField, string>>) => void;
  readonly onRemove: (entry: LogEntry) => void;
}

/** A table for each day, below what is known of the day, and its sums. */
export function LogDays({ entries, days, onChange, onChangeDay, onRemove }: LogDaysProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const sums = logSums(entries);
  return linesByDay(entries).map(({ date, lines }) => {
    const sum = sums.get(date);
    return (
      <section key={date} aria-label={logDayText(lines[0].atMs)}>
        <h3 className={styles["day"]}>{logDayText(lines[0].atMs)}</h3>
        <LogDayFacts
          day={days.find((day) => day.date === date)}
          before={days.findLast((day) => day.date < date)}
          onChange={(fields) => onChangeDay(date, fields)}
        />
        <table className={styles["table"]}>
          <LogColumns hasButtons />
          <tbody>
            {lines.map((entry) => (
              <tr key={entry.id}>
                <LogCells entry={entry} />
                <td>
                  <Button
                    variant="quiet"
                    aria-label={`${logTexts.edit}: ${formatTimeOfDay(entry.atMs)} ${logEventText(entry.kind, entry.text)}`}
                    onClick={() => setEditedId(editedId === entry.id ? null : entry.id)}
                  >
                    {logTexts.edit}
                  </Button>
                  {editedId === entry.id ? (
                    <EditLine
                      entry={entry}
                      onChange={(note) => {
                        setEditedId(null);
                        onChange(entry.id, note);
                      }}
                      onRemove={() => onRemove(entry)}
                    />
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={layout["hint"]}>{sum ? logSumsText(sum) : null}</p>
      </section>
    );
  });
}

interface EditLineProps {
  readonly entry: LogEntry;
  readonly onChange: (note: LogNote) => void;
  readonly onRemove: () => void;
}

function EditLine({ entry, onChange, onRemove }: EditLineProps) {
  const { text, wind = "", weather = "", steerDegrees } = entry;
  const [typed, setTyped] = useState({
    text,
    wind,
    weather,
    steer: steerDegrees === undefined ? "" : String(Math.round(steerDegrees)),
  });
  function save(event: FormEvent) {
    event.preventDefault();
    const note = readNote(typed);
    if (note) onChange(note);
  }
  return (
    <form className={styles["edit"]} onSubmit={save}>
      <NoteFields typed={typed} onType={setTyped} />
      <div className={layout["actions"]}>
        <Button type="submit" variant="primary">
          {logTexts.save}
        </Button>
        <Button variant="danger" onClick={onRemove}>
          {logTexts.remove}
        </Button>
      </div>
    </form>
  );
}
