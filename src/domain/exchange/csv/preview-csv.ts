import { toUtf8 } from "#domain/exchange/encoding/to-utf8.ts";
import { utf8Text } from "#domain/exchange/encoding/utf8-text.ts";
import { type CsvTable, csvTable } from "./csv-table.ts";

const PREVIEW_BYTES = 64 * 1024;
const PREVIEW_ROWS = 6;

/**
 * Returns the first rows of a CSV, so that the user can say what the columns mean; null when the
 * text is not a table.
 */
export function previewCsv(bytes: Uint8Array): CsvTable | null {
  return csvTable(utf8Text(toUtf8(bytes.subarray(0, PREVIEW_BYTES)).bytes), PREVIEW_ROWS);
}
