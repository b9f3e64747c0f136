import { safeCell } from "#domain/exchange/csv/write-csv.ts";
import { isoTime, localIsoTime } from "#domain/exchange/iso-time.ts";
import type { LogEntry } from "#domain/steering/log-entries.ts";
import { saveTextFile } from "#platform/save-file/save-file.ts";
import { device } from "#state/device/device.ts";

/** The words of the file. */
export interface LogbookWords {
  /** The name of the file, before the date. */
  readonly title: string;
  /** The sign that a spreadsheet in the language of the words splits at. */
  readonly separator: string;
  readonly columns: readonly string[];
  readonly kindOf: (kind: LogEntry["kind"]) => string;
  /** The cells of numbers, after the text. */
  readonly numbersOf: (entry: LogEntry) => readonly string[];
}

/** Saves the logbook as CSV (RFC 4180, UTF-8 with a byte order mark) with the separator of the words. Call it from a tap. */
export function saveLogbook(entries: readonly LogEntry[], words: LogbookWords): void {
  const date = (isoTime(device.clock.nowMs()) ?? "").slice(0, 10);
  saveTextFile({
    fileName: `${words.title}-${date}.csv`,
    type: "text/csv",
    text: logbookCsv(entries, words),
  });
}

/** Returns the text of the file. */
export function logbookCsv(
  entries: readonly LogEntry[],
  { columns, kindOf, numbersOf, separator }: Omit<LogbookWords, "title">,
): string {
  const rows = entries.map((entry) => [
    localIsoTime(entry.atMs) ?? "",
    kindOf(entry.kind),
    safeCell(entry.text),
    ...numbersOf(entry),
    safeCell(entry.wind),
    safeCell(entry.weather),
    entry.changedAtMs === undefined ? "" : (localIsoTime(entry.changedAtMs) ?? ""),
  ]);
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)}\r\n`;
  return `\uFEFF${[columns, ...rows].map(line).join("")}`;
}
