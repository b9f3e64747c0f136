import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, RD_RANGE } from "#domain/coordinates/rd.ts";
import { type Angle, parseAngle } from "./parse-angle.ts";
import { plainMarks, type Token, tokensOf } from "./tokens.ts";

/** The notation of typed coordinates: decimal degrees, with minutes, with seconds, or RD metres. */
export type CoordinateKind = "decimal" | "dm" | "dms" | "rd";

/**
 * The reason why typed coordinates cannot be read:
 * - `empty`: nothing was typed;
 * - `incomplete`: one half is missing;
 * - `same-axis`: two latitudes, or two longitudes;
 * - `out-of-range`: no such latitude, longitude, minute, second or RD metre;
 * - `rd-swapped`: RD with y before x;
 * - `unreadable`: anything else.
 */
export type CoordinateProblem =
  | "empty"
  | "incomplete"
  | "same-axis"
  | "out-of-range"
  | "rd-swapped"
  | "unreadable";

/** A place in WGS 84 degrees, or the reason why there is none. */
export type ParsedCoordinates =
  | { readonly ok: true; readonly lat: number; readonly lng: number; readonly kind: CoordinateKind }
  | { readonly ok: false; readonly reason: CoordinateProblem };

/** The longest text that is read. No coordinates are longer, and pasting a whole book must not block the page. */
const MAX_CHARS = 200;

const KINDS = ["decimal", "dm", "dms"] as const;

/**
 * Reads coordinates as people type and paste them: degrees with a decimal point or comma, with
 * minutes, with seconds, with or without signs and letters (N, S or Z, E or O, W); or RD, x first.
 * Latitude comes first unless the letters say otherwise.
 */
export function parseCoordinates(text: string): ParsedCoordinates {
  if (text.trim() === "") return problem("empty");
  if (text.length > MAX_CHARS) return problem("unreadable");
  const readings = readingsOf(plainMarks(text).replace(/^RD\b:?\s*/i, "")).map(parseReading);
  const found = readings.find((reading) => reading.ok);
  return found ?? readings.find(isSwapped) ?? readings.find(isTelling) ?? problem("unreadable");
}

/**
 * Returns the texts that the commas and points may stand for, likeliest first: the comma is a decimal sign in
 * "52,15517 5,38720" and a separator in "52.15517,5.38720"; the point separates thousands in "155.000,
 * 463.000".
 */
function readingsOf(text: string): readonly string[] {
  const thousands = /^(\d{1,3})[. ](\d{3})(?:\s*[,|]\s*|\s+)(\d{3})[. ](\d{3})$/.exec(text);
  const grouped = thousands
    ? [`${thousands[1]}${thousands[2]}|${thousands[3]}${thousands[4]}`]
    : [];
  const parting = text.replaceAll(",", "|");
  if (/\d\.\d/.test(text)) return [parting, ...grouped];
  const decimalPair = /^([+-]?\d+),(\d+),([+-]?\d+),(\d+)$/.exec(text);
  if (decimalPair) return [text.replace(/,(\d+),/, ".$1|").replace(",", ".")];
  const decimal = text.replace(/(?<=\d),(?=\d)/g, ".").replaceAll(",", "|");
  const isOneComma = text.indexOf(",") === text.lastIndexOf(",");
  // "52,15" is half of a place, not 52° and 15°, which would be saved far away and unseen.
  if (isOneComma && /\d,\d/.test(text) && !/\d{4},/.test(text)) return [decimal, ...grouped];
  return isOneComma ? [parting, decimal, ...grouped] : [decimal, parting, ...grouped];
}

function parseReading(text: string): ParsedCoordinates {
  const tokens = tokensOf(text);
  if (!tokens) return problem("unreadable");
  const halves = halvesOf(tokens);
  if (!halves) return problem(countNumbers(tokens) === 1 ? "incomplete" : "unreadable");
  const [first, second] = [parseAngle(halves[0]), parseAngle(halves[1])];
  if (first === "unreadable" || second === "unreadable") return problem("unreadable");
  if (first === "out-of-range" || second === "out-of-range") return problem("out-of-range");
  if (isMetres(first, second)) return parseRd(first.degrees, second.degrees);
  return latLngOf(first, second);
}

/** Splits the tokens into two coordinates: at the separator, or else by the letters, the ° signs or the count. */
function halvesOf(all: readonly Token[]): readonly [readonly Token[], readonly Token[]] | null {
  const parted = all.findIndex(isParting);
  if (parted >= 0) {
    const rest = all.slice(parted + 1);
    const isWhole = parted > 0 && rest.length > 0 && !rest.some(isParting);
    return isWhole ? [all.slice(0, parted), rest] : null;
  }
  const end = endOfFirst(all);
  return end > 0 && end < all.length ? [all.slice(0, end), all.slice(end)] : null;
}

function endOfFirst(tokens: readonly Token[]): number {
  const sides = tokens.flatMap(({ kind }, index) => (kind === "side" ? [index] : []));
  if (sides.length > 0) return sides[0] === 0 ? (sides[1] ?? 0) : (sides[0] ?? 0) + 1;
  const degreeSigns = tokens.flatMap((token, index) =>
    token.kind === "mark" && token.mark === "°" ? [index] : [],
  );
  if (degreeSigns.length === 2) return (degreeSigns[1] ?? 0) - 1;
  const numbers = tokens.flatMap(({ kind }, index) => (kind === "number" ? [index] : []));
  return numbers.length % 2 === 0 ? (numbers[numbers.length / 2] ?? 0) : 0;
}

function latLngOf(first: Angle, second: Angle): ParsedCoordinates {
  if (first.axis !== null && first.axis === second.axis) return problem("same-axis");
  // A lone letter between unequal halves ("1e3 4") is probably not a compass direction.
  const isLoneLetter = (first.axis === null) !== (second.axis === null);
  if (isLoneLetter && first.partCount !== second.partCount) return problem("unreadable");
  const isLngFirst = first.axis === "lng" || second.axis === "lat";
  const [lat, lng] = isLngFirst ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
  if (!isLatLng(lat, lng)) return problem("out-of-range");
  const kind = KINDS[Math.max(first.partCount, second.partCount) - 1] ?? "decimal";
  return { ok: true, lat, lng, kind };
}

/** Tells whether these are two bare numbers of which one is too large for an angle. */
function isMetres(first: Angle, second: Angle): boolean {
  const isLarge = Math.abs(first.degrees) > 180 || Math.abs(second.degrees) > 180;
  return first.isBare && second.isBare && isLarge;
}

function parseRd(first: number, second: number): ParsedCoordinates {
  if (isRdPair(first, second)) return { ok: true, ...fromRd({ x: first, y: second }), kind: "rd" };
  return problem(isRdPair(second, first) ? "rd-swapped" : "out-of-range");
}

function isRdPair(x: number, y: number): boolean {
  const { minX, maxX, minY, maxY } = RD_RANGE;
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

function isSwapped(reading: ParsedCoordinates): boolean {
  return !reading.ok && reading.reason === "rd-swapped";
}

function isTelling(reading: ParsedCoordinates): boolean {
  return !reading.ok && reading.reason !== "unreadable";
}

function isParting(token: Token): boolean {
  return token.kind === "mark" && token.mark === "|";
}

function countNumbers(tokens: readonly Token[]): number {
  return tokens.filter(({ kind }) => kind === "number").length;
}

function problem(reason: CoordinateProblem): ParsedCoordinates {
  return { ok: false, reason };
}
