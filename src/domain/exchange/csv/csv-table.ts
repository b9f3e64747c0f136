/// <reference path="./papaparse.d.ts" />
import papaparse from "papaparse";
import { type CsvMapping, columnsOf, hasPlace } from "./csv-columns.ts";
import { typedPlace } from "./csv-place.ts";

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
 * Splits a CSV. The separator is the one that a first line of Excel names, else the one with which the first row names
 * columns for a place, else the first of tab, semicolon, bar and comma that splits the first row.
 * @param maxRows reads only this many rows, for a preview
 * @returns null when no separator splits it
 */
export function csvTable(written: string, maxRows?: number): CsvTable | null {
  const table = readTable(written, maxRows);
  if (table && hasPlace(table.mapping.columns)) return table;
  const rewritten = [withoutRowQuotes(written), ...belowTitles(written)];
  for (const text of rewritten) {
    const other = text === null ? null : readTable(text, maxRows);
    if (other && hasPlace(other.mapping.columns)) return other;
  }
  return table;
}

/** A spreadsheet that opened a file with commas as one column puts each row in quotes when it saves it; null otherwise. */
function withoutRowQuotes(text: string): string | null {
  const rows = text.trim().split(/\r\n|\r|\n/);
  if (!rows.every((row) => /^"(?:[^"]|"")*"$/.test(row.trim()))) return null;
  return rows.map((row) => row.trim().slice(1, -1).replaceAll('""', '"')).join("\n");
}

/** The most lines above the names of the columns: a title, who made it, a date. */
const MAX_TITLE_LINES = 10;

/** Yields the text without its first line, without its first two, and so on. */
function* belowTitles(text: string): Generator<string> {
  let rest = text;
  for (let line = 0; line < MAX_TITLE_LINES; line++) {
    const end = rest.search(/\r\n|\r|\n/);
    if (end < 0) return;
    rest = rest.slice(end).replace(/^(?:\r\n|\r|\n)/, "");
    yield rest;
  }
}

function readTable(written: string, maxRows?: number): CsvTable | null {
  const named = namedSeparator(written);
  const [text, separators] = named ? [named.rest, [named.separator]] : [written, SEPARATORS];
  return tableOf(text, separators, maxRows);
}

/** Excel writes and reads a first line that only names the separator: `sep=;`. */
const SEPARATOR_LINE = /^\s*"?sep=([^\r\n])"?[^\S\r\n]*(?:\r\n|\r|\n)/i;

function namedSeparator(
  text: string,
): { readonly separator: string; readonly rest: string } | null {
  const [line = "", separator] = SEPARATOR_LINE.exec(text) ?? [];
  return separator === undefined ? null : { separator, rest: text.slice(line.length) };
}

function tableOf(
  text: string,
  separators: readonly string[],
  maxRows: number | undefined,
): CsvTable | null {
  const start = separators.map((separator) => ({ separator, rows: split(text, separator, 2) }));
  // An undivided "lat,lng" would be the name of one column.
  const withPlace = start.find(
    ({ rows: [names = []] }) => names.length > 1 && hasPlace(columnsOf(names)),
  );
  const parted = start.find(({ rows }) => isParted(rows));
  const chosen = withPlace ?? parted;
  if (!chosen) return null;
  const rows = split(text, chosen.separator, maxRows);
  const named = columnsOf(rows[0] ?? []);
  const hasHeader = Object.keys(named).length > 0;
  return { rows, mapping: { columns: withPlaceColumn(named, rows), hasHeader } };
}

/** The number of rows that show whether a column has places. */
const SAMPLE_ROWS = 20;

/**
 * Keeps a column for both coordinates only if it has places: a "location" is often the name of a town. Without any column
 * for a place, one of links to maps is one.
 */
function withPlaceColumn(
  named: CsvMapping["columns"],
  rows: CsvTable["rows"],
): CsvMapping["columns"] {
  const hasPlaces = (column: number | undefined): boolean =>
    column !== undefined &&
    rows.slice(1, 1 + SAMPLE_ROWS).some((row) => typedPlace([row[column] ?? ""]) !== null);
  const { place, ...others } = named;
  if (hasPlaces(place)) return named;
  if (hasPlace(others) || !hasPlaces(others.link)) return others;
  return { ...others, place: others.link as number };
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
