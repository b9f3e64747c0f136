import { toRd } from "#domain/coordinates/rd.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isoTime } from "./iso-time.ts";
import { plainDecimal } from "./plain-decimal.ts";

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

/** The names in the first line, in their order. */
export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/**
 * Waypoints as CSV (RFC 4180: commas, CRLF, quotes doubled), UTF-8 with a mark in front, without
 * which Excel takes it for Latin-1. Texts that a spreadsheet would run as a formula are made safe;
 * `cellWithoutGuard` undoes it. The headings are Dutch, as the app is; the RD columns
 * are for people: degrees say the place more exactly. Tracks, routes and links have no place in it.
 */
export function* csvPieces(waypoints: readonly ExchangeWaypoint[]): Generator<string> {
  yield `\uFEFF${CSV_COLUMNS.join(",")}\r\n`;
  for (const waypoint of waypoints) {
    yield `${COLUMNS.map(([, cell]) => quoted(cell(waypoint))).join(",")}\r\n`;
  }
}

/**
 * Where a formula could begin (`=` `+` `-` `@`, also in full width): at the start of a text, where
 * white space counts too, and behind whatever a spreadsheet may take for the end of a cell. One set to
 * Dutch parts at `;` and then takes no notice of our quotes.
 */
const UNGUARDED = /^(["']*)(?=[\t\r\n=+\-@＝＋－＠])|([;|\t\r\n])(["']*)(?=[=+\-@＝＋－＠])/g;
const GUARDED = /^'(["']*)(?=[\t\r\n=+\-@＝＋－＠])|([;|\t\r\n])'(["']*)(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet runs: where it would begin as a formula it gets `'` in front. */
export function safeCell(text: string | undefined): string {
  return (
    text?.replace(UNGUARDED, (_match, first = "", end = "", quotes = "") => {
      return `${end}'${first}${quotes}`;
    }) ?? ""
  );
}

/** The text that `safeCell` was given. */
export function cellWithoutGuard(cell: string): string {
  return cell.replace(GUARDED, (_match, first = "", end = "", quotes = "") => {
    return `${end}${first}${quotes}`;
  });
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
