import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import type { ImportedWaypoint, ImportResult } from "#domain/exchange/imported.ts";
import { columnsOf, type WaypointColumns } from "#domain/exchange/waypoint-columns.ts";

/** What the page asks of the worker that reads files: one file. */
export interface ImportQuestion {
  readonly file: Blob;
  /** What the columns of a CSV mean, when the user has said so. */
  readonly csvMapping?: CsvMapping;
}

/** What came of one file. */
export interface ImportAnswer {
  readonly result: ImportResult;
  /** The first rows of a CSV, whether it could be read or not. */
  readonly csv: CsvTable | null;
}

/**
 * What the worker says: progress any number of times; waypoints, some at a time, because taking over
 * ten thousand at once holds up the page; and at last the answer, with no waypoints of its own.
 */
export type ImportMessage =
  | { readonly kind: "progress"; readonly bytesDone: number; readonly bytesTotal: number }
  | { readonly kind: "waypoints"; readonly columns: WaypointColumns }
  | ({ readonly kind: "answer" } & ImportAnswer);

const WAYPOINTS_A_MESSAGE = 500;

/** The messages that an answer goes in, in their order. */
export function answerMessages({ result, csv }: ImportAnswer): ImportMessage[] {
  if (!result.ok) return [{ kind: "answer", result, csv }];
  const { waypoints } = result.file;
  const messages: ImportMessage[] = [];
  for (let start = 0; start < waypoints.length; start += WAYPOINTS_A_MESSAGE) {
    const columns = columnsOf(waypoints.slice(start, start + WAYPOINTS_A_MESSAGE));
    messages.push({ kind: "waypoints", columns });
  }
  const file = { ...result.file, waypoints: [] };
  return [...messages, { kind: "answer", result: { ok: true, file }, csv }];
}

/** The answer whose messages came, as it was before `answerMessages`. */
export function joinedAnswer(
  { result, csv }: ImportAnswer,
  waypoints: readonly ImportedWaypoint[],
): ImportAnswer {
  return { result: result.ok ? { ok: true, file: { ...result.file, waypoints } } : result, csv };
}
