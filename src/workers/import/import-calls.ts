import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import type { ExchangeWaypoint, ImportResult } from "#domain/exchange/exchange-file.ts";
import type { WaypointColumns } from "#domain/exchange/waypoint-columns.ts";
import type { Procedure } from "#rpc/procedure.ts";

/** What the page asks of the worker that reads files: one file. */
export interface ImportQuestion {
  readonly file: Blob;
  /** What the columns of a CSV mean, when the user has said so. */
  readonly csvMapping?: CsvMapping;
  /** As `list` of `ReadOptions`. */
  readonly list?: { readonly near: LatLng | null };
}

/** What came of one file. */
export interface ImportAnswer {
  readonly result: ImportResult;
  /** The first rows of a CSV, whether it could be read or not. */
  readonly csv: CsvTable | null;
}

/**
 * What comes before the answer: progress; and waypoints, some at a time while it reads on, because
 * taking over ten thousand at once holds up the page.
 */
export type ImportPart =
  | { readonly kind: "progress"; readonly bytesDone: number; readonly bytesTotal: number }
  | { readonly kind: "waypoints"; readonly columns: WaypointColumns };

/** What the worker does that reads files; its answer has no waypoints of its own. */
export interface ImportCalls {
  readonly read: Procedure<ImportQuestion, ImportAnswer, ImportPart>;
}

/** The answer with the waypoints that came before it. */
export function joinedAnswer(
  { result, csv }: ImportAnswer,
  waypoints: readonly ExchangeWaypoint[],
): ImportAnswer {
  return { result: result.ok ? { ok: true, file: { ...result.file, waypoints } } : result, csv };
}
