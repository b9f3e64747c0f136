import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import type { ExchangeWaypoint, ImportResult } from "#domain/exchange/exchange-file.ts";
import type { WaypointColumns } from "#domain/exchange/waypoint-columns.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** A file for the worker to read, with its options. */
export interface ImportQuestion {
  readonly file: Blob;
  /** The meaning of the columns of a CSV, if the user has chosen it. */
  readonly csvMapping?: CsvMapping;
  /** As `list` of `ReadOptions`. */
  readonly list?: { readonly near: LatLng | null };
}

/** The result of reading a file. */
export interface ImportAnswer {
  readonly result: ImportResult;
  /** The first rows of a CSV, whether or not it could be read. */
  readonly csv: CsvTable | null;
}

/**
 * A message before the answer: progress, or some waypoints, because receiving ten thousand at once would
 * block the page.
 */
export type ImportPart =
  | { readonly kind: "progress"; readonly bytesDone: number; readonly bytesTotal: number }
  | { readonly kind: "waypoints"; readonly columns: WaypointColumns };

/** The calls of the worker that reads files; its answer itself contains no waypoints. */
export interface ImportCalls {
  readonly read: Procedure<ImportQuestion, ImportAnswer, ImportPart>;
}

/** Combines the answer with the waypoints that came before it. */
export function joinedAnswer(
  { result, csv }: ImportAnswer,
  waypoints: readonly ExchangeWaypoint[],
): ImportAnswer {
  return { result: result.ok ? { ok: true, file: { ...result.file, waypoints } } : result, csv };
}
