/// <reference path="./papaparse.d.ts" />
import papaparse from "papaparse";
import { type CsvMapping, columnsOf, hasPlace } from "./csv-columns.ts";

/** A CSV as rows of cells, and what its first row says. */
export interface CsvTable {
  /** With the first row, which may hold names. */
  readonly rows: readonly (readonly string[])[];
  /** Guessed by the names in the first row. */
  readonly mapping: CsvMapping;
}

/** A comma comes last: where numbers have decimal commas, it is in every row of another separator. */
const SEPARATORS = ["\t", ";", "|", ","];

/**
 * Splits a CSV. Its separator is the one with which the first row names columns for a place, else the
 * first of tab, semicolon, bar and comma that parts the first row.
 * @param maxRows for a look at the start
 * @returns null when nothing parts it
 */
export function csvTable(text: string, maxRows?: number): CsvTable | null {
  const start = SEPARATORS.map((separator) => ({ separator, rows: split(text, separator, 2) }));
  const named = start.find(({ rows }) => hasPlace(columnsOf(rows[0] ?? [])));
  const parted = start.find(({ rows }) => isParted(rows));
  const chosen = named ?? parted;
  if (!chosen) return null;
  const columns = columnsOf(chosen.rows[0] ?? []);
  return {
    rows: split(text, chosen.separator, maxRows),
    mapping: { columns, hasHeader: Object.keys(columns).length > 0 },
  };
}

/** Two rows that are as long as each other; a single one must have three cells to be a table. */
function isParted([first = [], second]: readonly (readonly string[])[]): boolean {
  return second ? first.length > 1 && first.length === second.length : first.length > 2;
}

function split(text: string, delimiter: string, maxRows?: number): string[][] {
  const options = { delimiter, skipEmptyLines: "greedy" as const };
  return papaparse.parse(text, maxRows === undefined ? options : { ...options, preview: maxRows })
    .data;
}
