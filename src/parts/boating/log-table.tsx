import { type FormEvent, useState } from "react";
import { formatDm } from "#domain/coordinates/format.ts";
import { LOG_LIMITS, type LogEntry } from "#domain/steering/log-entries.ts";
import { PrintedPage } from "#parts/printed-page.tsx";
import { formatTimeOfDay } from "#sentences/intl/format.ts";
import { logDayText, logEventText, logNumbersText } from "#sentences/water/logbook.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { logTexts } from "#words/water/logbook.ts";
import styles from "./logbook-dialog.module.css";

interface LogDaysProps {
  readonly entries: readonly LogEntry[];
  readonly onChange: (id: string, text: string) => void;
  readonly onRemove: (entry: LogEntry) => void;
}

/** Returns the lines of each day, the newest day first. */
function daysOf(entries: readonly LogEntry[]): readonly (readonly [string, readonly LogEntry[]])[] {
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = logDayText(entry.atMs);
    const lines = days.get(day);
    if (lines) lines.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].reverse();
}

/** A table for each day. */
export function LogDays({ entries, onChange, onRemove }: LogDaysProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  return daysOf(entries).map(([day, lines]) => (
    <table key={day} className={styles["table"]}>
      <caption>{day}</caption>
      <Head hasButtons />
      <tbody>
        {lines.map((entry) => (
          <tr key={entry.id}>
            <Cells entry={entry} />
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
                  onChange={(text) => {
                    setEditedId(null);
                    onChange(entry.id, text);
                  }}
                  onRemove={() => onRemove(entry)}
                />
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

function Head({ hasButtons = false }: { readonly hasButtons?: boolean }) {
  const names = [
    logTexts.time,
    logTexts.event,
    logTexts.position,
    logTexts.course,
    logTexts.speed,
    logTexts.log,
  ];
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {hasButtons ? (
          <th scope="col">
            <span className="visually-hidden">{logTexts.edit}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

function Cells({ entry }: { readonly entry: LogEntry }) {
  const { course, speed, log } = logNumbersText(entry);
  const cells = [
    [logTexts.position, entry.place ? formatDm(entry.place, 2) : ""],
    [logTexts.course, course],
    [logTexts.speed, speed],
    [logTexts.log, log],
  ] as const;
  return (
    <>
      <td>{formatTimeOfDay(entry.atMs)}</td>
      <td>{logEventText(entry.kind, entry.text)}</td>
      {cells.map(([name, value]) => (
        <td key={name} data-name={name}>
          {value}
        </td>
      ))}
    </>
  );
}

interface EditLineProps {
  readonly entry: LogEntry;
  readonly onChange: (text: string) => void;
  readonly onRemove: () => void;
}

function EditLine({ entry, onChange, onRemove }: EditLineProps) {
  const [text, setText] = useState(entry.text);
  function save(event: FormEvent) {
    event.preventDefault();
    onChange(text.trim());
  }
  return (
    <form className={styles["edit"]} onSubmit={save}>
      <TextField
        label={logTexts.text}
        value={text}
        maxLength={LOG_LIMITS.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
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

interface PrintedLogProps {
  readonly entries: readonly LogEntry[];
  readonly onPrinted: () => void;
}

/** Prints a page for each day. */
export function PrintedLog({ entries, onPrinted }: PrintedLogProps) {
  return (
    <PrintedPage onPrinted={onPrinted}>
      {daysOf(entries).map(([day, lines]) => (
        <table key={day} className={styles["printed"]}>
          <caption>{`${logTexts.heading} · ${day}`}</caption>
          <Head />
          <tbody>
            {lines.map((entry) => (
              <tr key={entry.id}>
                <Cells entry={entry} />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </PrintedPage>
  );
}
