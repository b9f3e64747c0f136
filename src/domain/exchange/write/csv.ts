import type { ImportedWaypoint } from "#domain/exchange/imported.ts";
import { isoTime } from "./iso-time.ts";
import { plainDecimal } from "./plain-decimal.ts";

type Column = readonly [name: string, cell: (waypoint: ImportedWaypoint) => string];

/** A number or a time never begins a formula, so only texts are made safe. */
const COLUMNS: readonly Column[] = [
  ["name", ({ name }) => safeCell(name)],
  ["lat", ({ lat }) => plainDecimal(lat)],
  ["lng", ({ lng }) => plainDecimal(lng)],
  ["altitude", ({ altitudeMeters }) => numberCell(altitudeMeters)],
  ["note", ({ note }) => safeCell(note)],
  ["icon", ({ icon }) => safeCell(icon)],
  ["symbol", ({ symbol }) => safeCell(symbol)],
  ["color", ({ color }) => safeCell(color)],
  ["folder", ({ folder }) => safeCell(folder)],
  ["created", ({ timeMs }) => timeCell(timeMs)],
  ["changed", ({ changedAtMs }) => timeCell(changedAtMs)],
  ["source", ({ source }) => safeCell(source)],
  ["sm:id", ({ id }) => safeCell(id)],
];

/** The names in the first line, in their order. */
export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/**
 * Waypoints as CSV (RFC 4180: commas, CRLF, quotes doubled), UTF-8 with a mark in front, without
 * which Excel takes it for Latin-1. Texts that a spreadsheet would run as a formula are made safe;
 * `cellWithoutGuard` undoes it. Tracks, routes and links have no place in it.
 */
export function* csvPieces(waypoints: readonly ImportedWaypoint[]): Generator<string> {
  yield `\uFEFF${CSV_COLUMNS.join(",")}\r\n`;
  for (const waypoint of waypoints) {
    yield `${COLUMNS.map(([, cell]) => quoted(cell(waypoint))).join(",")}\r\n`;
  }
}

/** What begins a formula (`=` `+` `-` `@`, also in full width, tab and line ends), guarded or not. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet runs: one that begins as a formula gets `'` in front. */
export function safeCell(text: string | undefined): string {
  if (text === undefined) return "";
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `safeCell` was given. */
export function cellWithoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function numberCell(value: number | undefined): string {
  return value !== undefined && Number.isFinite(value) ? plainDecimal(value) : "";
}

function timeCell(timeMs: number | undefined): string {
  return timeMs === undefined ? "" : (isoTime(timeMs) ?? "");
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
