import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import type { WaypointListener } from "#domain/exchange/import-collector.ts";

/** Options for reading a file. */
export interface ReadOptions {
  /** Called now and then while the file is read, with the bytes done and the total. */
  readonly onProgress?: (bytesDone: number, bytesTotal: number) => void;
  /** The meaning of a CSV's columns, if the user has chosen it; otherwise the first row decides. */
  readonly csvMapping?: CsvMapping;
  /**
   * Reads text that is not a table as a list of points, one on each line; a repeating coordinate is taken
   * nearest to `near`.
   */
  readonly list?: { readonly near: LatLng | null };
  /**
   * Receives the waypoints in batches while the file is read; then the result does not contain
   * them. A file may still be refused after some of them.
   */
  readonly onWaypoints?: WaypointListener;
}
