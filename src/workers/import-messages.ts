import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import type { ImportResult } from "#domain/exchange/imported.ts";

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

/** What the worker says: progress any number of times, the answer once. */
export type ImportMessage =
  | { readonly kind: "progress"; readonly bytesDone: number; readonly bytesTotal: number }
  | ({ readonly kind: "answer" } & ImportAnswer);
