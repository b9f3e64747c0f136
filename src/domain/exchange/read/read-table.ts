import { isPlacelessTable, readCsv } from "#domain/exchange/csv/read-csv.ts";
import { utf8Text } from "#domain/exchange/encoding/utf8-text.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { readPointList } from "#domain/exchange/list/read-point-list.ts";
import type { ReadOptions } from "./read-options.ts";

/** Reads a CSV or, if the options say so, text that is not a table as a list of points. Throws `ImportError`. */
export function readTable(
  utf8: Uint8Array,
  collector: ImportCollector,
  { csvMapping, list }: ReadOptions,
): "csv" | "list" {
  const text = utf8Text(utf8);
  try {
    return readCsv(text, collector, csvMapping);
  } catch (error) {
    if (!(list && error instanceof ImportError)) throw error;
    const count = readPointList(text, collector, list.near);
    // The user may still say which of its columns are coordinates.
    if (count === 0 && isPlacelessTable(error.reason)) throw error;
    return "list";
  }
}
