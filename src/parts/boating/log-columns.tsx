import { formatDm } from "#domain/coordinates/format.ts";
import { logDateOf } from "#domain/steering/log-days.ts";
import type { LogEntry } from "#domain/steering/log-entries.ts";
import { formatTimeOfDay } from "#sentences/intl/format.ts";
import { logEditedText, logEventText, logNumbersText } from "#sentences/water/logbook.ts";
import { logTexts } from "#words/water/logbook.ts";
import styles from "./logbook-dialog.module.css";

export interface LinesOfDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** At least one. */
  readonly lines: readonly [LogEntry, ...LogEntry[]];
}

/** Returns the lines of each day, the newest day first. */
export function linesByDay(entries: readonly LogEntry[]): readonly LinesOfDay[] {
  const days = new Map<string, [LogEntry, ...LogEntry[]]>();
  for (const entry of entries) {
    const date = logDateOf(entry.atMs);
    const lines = days.get(date);
    if (lines) lines.push(entry);
    else days.set(date, [entry]);
  }
  return [...days].map(([date, lines]) => ({ date, lines })).reverse();
}

/** The headings of the columns of a day. */
export function LogColumns({ hasButtons = false }: { readonly hasButtons?: boolean }) {
  const { time, event, position, course, steer, speed, wind, weather, log } = logTexts;
  return (
    <thead>
      <tr>
        {[time, event, position, course, steer, speed, wind, weather, log].map((name) => (
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

/** The cells of a line. */
export function LogCells({ entry }: { readonly entry: LogEntry }) {
  const { course, steer, speed, log } = logNumbersText(entry);
  const edited = logEditedText(entry);
  const cells = [
    [logTexts.position, entry.place ? formatDm(entry.place, 2) : ""],
    [logTexts.course, course],
    [logTexts.steer, steer],
    [logTexts.speed, speed],
    [logTexts.wind, entry.wind ?? ""],
    [logTexts.weather, entry.weather ?? ""],
    [logTexts.log, log],
  ] as const;
  return (
    <>
      <td>{formatTimeOfDay(entry.atMs)}</td>
      <td>
        {logEventText(entry.kind, entry.text)}
        {edited ? <small className={styles["edited"]}>{edited}</small> : null}
      </td>
      {cells.map(([name, value]) => (
        <td key={name} data-name={name}>
          {value}
        </td>
      ))}
    </>
  );
}
