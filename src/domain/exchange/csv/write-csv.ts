import { toRd } from "#domain/coordinates/rd.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { plainDecimal } from "#domain/exchange/plain-decimal.ts";

type Column = readonly [name: string, cell: (waypoint: ExchangeWaypoint) => string];

/** A number or a time never begins a formula, so only texts are made safe. */
const COLUMNS: readonly Column[] = [
  ["naam", ({ name }) => safeCell(name)],
  ["breedtegraad", ({ lat }) => plainDecimal(lat)],
  ["lengtegraad", ({ lng }) => plainDecimal(lng)],
  ["RD x", (waypoint) => rdCell(waypoint, "x")],
  ["RD y", (waypoint) => rdCell(waypoint, "y")],
  ["hoogte", ({ altitudeMeters }) => numberCell(altitudeMeters)],
  ["notitie", ({ note }) => safeCell(note)],
  ["pictogram", ({ icon }) => safeCell(icon)],
  ["symbool", ({ symbol }) => safeCell(symbol)],
  ["kleur", ({ color }) => safeCell(color)],
  ["map", ({ folder }) => safeCell(folder)],
  ["soort", ({ kind }) => safeCell(kind)],
  ["aangemaakt", ({ timeMs }) => timeCell(timeMs)],
  ["gewijzigd", ({ changedAtMs }) => timeCell(changedAtMs)],
  ["bron", ({ source }) => safeCell(source)],
  ["sm:id", ({ id }) => safeCell(id)],
];

/** The names in the first line, in order. */
export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/**
 * Writes waypoints as CSV (RFC 4180: commas, CRLF, doubled quotes), in UTF-8 with a byte order
 * mark, without which Excel takes it for Latin-1. Texts that a spreadsheet would run as a formula
 * are escaped; `cellWithoutGuard` undoes that. The headings are Dutch, like the app; the RD columns
 * are for people: the degrees are more precise. Tracks, routes and links are left out.
 */
export function* csvPieces(waypoints: readonly ExchangeWaypoint[]): Generator<string> {
  yield `\uFEFF${CSV_COLUMNS.join(",")}\r\n`;
  for (const waypoint of waypoints) {
    yield `${COLUMNS.map(([, cell]) => quoted(cell(waypoint))).join(",")}\r\n`;
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
