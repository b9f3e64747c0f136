import { toRd } from "#domain/coordinates/rd.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { plainDecimal } from "#domain/exchange/plain-decimal.ts";
import type { CsvField } from "./csv-columns.ts";

type CellOfWaypoint = (waypoint: ExchangeWaypoint) => string;

/** The cells of a waypoint in their order. A number or a time never begins a formula, so only texts are made safe. */
const CELLS = {
  name: ({ name }) => safeCell(name),
  lat: ({ lat }) => plainDecimal(lat),
  lng: ({ lng }) => plainDecimal(lng),
  rdX: (waypoint) => rdCell(waypoint, "x"),
  rdY: (waypoint) => rdCell(waypoint, "y"),
  altitude: ({ altitudeMeters }) => numberCell(altitudeMeters),
  note: ({ note }) => safeCell(note),
  icon: ({ icon }) => safeCell(icon),
  symbol: ({ symbol }) => safeCell(symbol),
  color: ({ color }) => safeCell(color),
  folder: ({ folder }) => safeCell(folder),
  kind: ({ kind }) => safeCell(kind),
  created: ({ timeMs }) => timeCell(timeMs),
  changed: ({ changedAtMs }) => timeCell(changedAtMs),
  source: ({ source }) => safeCell(source),
  id: ({ id }) => safeCell(id),
} as const satisfies Partial<Record<CsvField, CellOfWaypoint>>;

/** The heading of each column that is written; `columnsOf` knows those of the three languages of the interface. */
export type CsvHeadings = Readonly<Record<keyof typeof CELLS, string>>;

/** The headings for programs, whatever the language of the interface. */
export const CSV_HEADINGS: CsvHeadings = {
  name: "name",
  lat: "latitude",
  lng: "longitude",
  rdX: "RD x",
  rdY: "RD y",
  altitude: "altitude",
  note: "note",
  icon: "icon",
  symbol: "symbol",
  color: "color",
  folder: "folder",
  kind: "kind",
  created: "created",
  changed: "changed",
  source: "source",
  id: "sm:id",
};

/**
 * Writes waypoints as CSV (RFC 4180: commas, CRLF, doubled quotes), in UTF-8 with a byte order
 * mark, without which Excel takes it for Latin-1. Texts that a spreadsheet would run as a formula
 * are escaped; `cellWithoutGuard` undoes that. The RD columns are for people: the degrees are more precise. Tracks, routes and
 * links are left out.
 */
export function* csvPieces(
  waypoints: readonly ExchangeWaypoint[],
  headings: CsvHeadings = CSV_HEADINGS,
): Generator<string> {
  const fields = Object.keys(CELLS) as (keyof typeof CELLS)[];
  yield `\uFEFF${fields.map((field) => quoted(headings[field])).join(",")}\r\n`;
  for (const waypoint of waypoints) {
    yield `${fields.map((field) => quoted(CELLS[field](waypoint))).join(",")}\r\n`;
  }
}

/**
 * The places where a formula could begin (`=` `+` `-` `@`, also in full width): at the start of a
 * text, where white space counts too, and after anything that a spreadsheet may take for the end of
 * a cell. A spreadsheet set to Dutch splits at `;` and then ignores our quotes. Every match is
 * empty: a match that consumed the end of a cell would hide the place after it.
 */
const UNGUARDED = /^(?=["']*[\t\r\n])|(?<=^|[;|\t\r\n])(?=["']*[=+\-@＝＋－＠])/g;
const GUARD = /^'(?=["']*[\t\r\n])|(?<=^|[;|\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g;

/** Escapes a text so that no spreadsheet runs it: a `'` is put where a formula would begin. */
export function safeCell(text: string | undefined): string {
  return text?.replace(UNGUARDED, "'") ?? "";
}

/** Undoes `safeCell`. */
export function cellWithoutGuard(cell: string): string {
  return cell.replace(GUARD, "");
}

/** Whole metres; empty outside the Netherlands. */
function rdCell(waypoint: ExchangeWaypoint, axis: "x" | "y"): string {
  const rd = toRd(waypoint);
  return rd ? plainDecimal(Math.round(rd[axis])) : "";
}

function numberCell(value: number | undefined): string {
  return value !== undefined && Number.isFinite(value) ? plainDecimal(value) : "";
}

function timeCell(timeMs: number | undefined): string {
  return timeMs === undefined ? "" : (isoTime(timeMs) ?? "");
}

function quoted(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
