import type { LogDay } from "#domain/steering/log-days.ts";
import type { LogEntry } from "#domain/steering/log-entries.ts";
import { logSums } from "#domain/steering/log-sums.ts";
import { PrintedPage } from "#parts/printed-page.tsx";
import {
  logDayFactsText,
  logDayText,
  logEventText,
  logSumsText,
} from "#sentences/water/logbook.ts";
import { logTexts, logWords } from "#words/water/logbook.ts";
import { LogCells, LogColumns, linesByDay } from "./log-columns.tsx";
import styles from "./logbook-dialog.module.css";

interface PrintedLogProps {
  readonly entries: readonly LogEntry[];
  readonly days: readonly LogDay[];
  readonly onPrinted: () => void;
}

/** The rows of text that fit on an A4 page beside its head and its foot, and the characters in a row of an event. */
const [PAGE_ROWS, ROW_CHARACTERS] = [26, 24];

/** Prints each day on pages of its own, the oldest first, with its head, its sums, and a line for the signature. */
export function PrintedLog({ entries, days, onPrinted }: PrintedLogProps) {
  const sums = logSums(entries);
  const pages = linesByDay(entries)
    .toReversed()
    .flatMap(({ date, lines }) => {
      const parts = pagesOf(lines);
      return parts.map((part, at) => ({ date, lines: part, isLast: at === parts.length - 1 }));
    });
  return (
    <PrintedPage onPrinted={onPrinted}>
      {pages.map(({ date, lines, isLast }, at) => {
        const [first] = lines;
        const sum = sums.get(date);
        return (
          <section key={first?.id} className={styles["printed"]}>
            <h1>{`${logTexts.heading} · ${first ? logDayText(first.atMs) : ""}`}</h1>
            <p>{logDayFactsText(days.find((day) => day.date === date))}</p>
            <table>
              <LogColumns />
              <tbody>
                {lines.map((entry) => (
                  <tr key={entry.id}>
                    <LogCells entry={entry} />
                  </tr>
                ))}
              </tbody>
            </table>
            {isLast ? (
              <>
                <p>{sum ? logSumsText(sum) : null}</p>
                <p className={styles["signature"]}>{logTexts.signature}</p>
              </>
            ) : null}
            <p className={styles["number"]}>{logWords.page(`${at + 1}`, `${pages.length}`)}</p>
          </section>
        );
      })}
    </PrintedPage>
  );
}

/** Divides the lines of a day over pages. */
function pagesOf(lines: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const pages: LogEntry[][] = [];
  let rows = PAGE_ROWS;
  for (const line of lines) {
    const height = rowsOf(line);
    if (rows + height > PAGE_ROWS) {
      pages.push([]);
      rows = 0;
    }
    pages.at(-1)?.push(line);
    rows += height;
  }
  return pages;
}

/** Returns how many rows of text a line takes; a position takes two. */
function rowsOf({ kind, text, weather = "", wind = "", changedAtMs, place }: LogEntry): number {
  const rows = (shown: string, width: number) => Math.ceil(shown.length / width);
  const edited = changedAtMs === undefined ? 0 : 2;
  return Math.max(
    1,
    place ? 2 : 1,
    rows(logEventText(kind, text), ROW_CHARACTERS) + edited,
    rows(weather, ROW_CHARACTERS / 2),
    rows(wind, ROW_CHARACTERS / 3),
  );
}
