/// <reference path="./papaparse.d.ts" />
import papaparse from "papaparse";
import { type CsvMapping, columnsOf, hasPlace } from "./csv-columns.ts";

/** A CSV as rows of cells, with the meaning of its columns guessed from the first row. */
export interface CsvTable {
  /** All rows, including the first, which may hold names. */
  readonly rows: readonly (readonly string[])[];
  /** Guessed from the names in the first row. */
  readonly mapping: CsvMapping;
}

/** The comma comes last: with decimal commas, every row has one whatever the separator is. */
const SEPARATORS = ["\t", ";", "|", ","];

/**
 * Splits a CSV. The separator is the one with which the first row names columns for a place, else
 * the first of tab, semicolon, bar and comma that splits the first row.
 * @param maxRows reads only this many rows, for a preview
 * @returns null when no separator splits it
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

/**
 * Returns whether the first two rows have the same number of cells; a single row needs three cells
 * to be a table.
 */
function isParted([first = [], second]: readonly (readonly string[])[]): boolean {
  return second ? first.length > 1 && first.length === second.length : first.length > 2;
}

function split(text: string, delimiter: string, maxRows?: number): string[][] {
  const options = { delimiter, skipEmptyLines: "greedy" as const };
  return papaparse.parse(text, maxRows === undefined ? options : { ...options, preview: maxRows })
    .data;
}
