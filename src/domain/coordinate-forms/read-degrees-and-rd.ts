import { formatDm, formatDms, formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import {
  type CoordinateCandidate,
  type CoordinateSearch,
  found,
  notFound,
  type SearchProblem,
} from "./candidate.ts";
import { type CoordinateKind, type ParsedCoordinates, parseCoordinates } from "./parse.ts";
import { readShortRd, type ShortRd } from "./read-short-rd.ts";
import { plainMarks } from "./tokens.ts";

/** "x", "rd-x", "RD X", "x-coördinaat", "X coordinate", "X-Koordinate". */
const [X, Y] = ["x", "y"].map(
  (axis) => `(?:rd[-_ ]?)?${axis}(?:[- ]?(?:co[öo]rdinaat|coordinate|koordinate))?`,
);
const Y_FIRST = new RegExp(
  `^${Y}\\s*[:=]?\\s*(\\d[\\d.,]*\\d)[\\s,;]+${X}\\s*[:=]?\\s*(\\d[\\d.,]*\\d)$`,
  "i",
);
const AXIS_NAME = new RegExp(`\\b(?:${X}|${Y})(?:\\s*[:=]\\s*|\\s*(?=\\d))`, "gi");

const ODD_DIGITS: ReadonlyMap<number, SearchProblem> = new Map([
  [5, "five-digits"],
  [7, "seven-digits"],
  [9, "nine-digits"],
]);

/**
 * Reads a text of numbers: degrees, and RD in all its forms. Degrees in the Netherlands rank above a
 * repeating square, and a repeating square above degrees elsewhere; if both are possible, the result holds a
 * question.
 */
export function readDegreesAndRd(text: string, near: LatLng | null): CoordinateSearch {
  const { isRd, plain } = rdTextOf(text);
  const parsed = parseCoordinates(plain);
  const short = readShortRd(plain, near);
  if (parsed.ok && !(isRd && parsed.kind !== "rd")) return foundBeside(parsed, text, short);
  if (short.candidates.length > 0) return found(short.candidates, short.question);
  if (!parsed.ok && parsed.reason === "rd-swapped") return exchanged(plain);
  return notFound(parsed.ok ? "outside" : (digitProblem(plain) ?? parsed.reason));
}

/** Returns the problem for an odd number of digits in a row; null for any other text. */
function digitProblem(text: string): SearchProblem | null {
  if (!/^\d+$/.test(text)) return null;
  return ODD_DIGITS.get(text.length) ?? null;
}

/** Removes "RD", "x =" and "y =". A number named y is y even if it comes first. */
function rdTextOf(text: string): { readonly isRd: boolean; readonly plain: string } {
  const trimmed = text.trim().replace(/^RD\b(?![-_])[: ]*/i, "");
  const [, y, x] = Y_FIRST.exec(trimmed) ?? [];
  const unnamed = x && y ? `${x} ${y}` : trimmed.replace(AXIS_NAME, "");
  return { isRd: unnamed !== text.trim(), plain: plainMarks(unnamed) };
}

type Parsed = Extract<ParsedCoordinates, { ok: true }>;

function foundBeside(parsed: Parsed, text: string, short: ShortRd) {
  const asWritten = candidateOf(parsed, parsed.kind);
  if (parsed.kind === "rd") return found([asWritten]);
  const isDutch = toRd(parsed) !== null;
  if (short.candidates.length > 0) {
    const all = isDutch ? [asWritten, ...short.candidates] : [...short.candidates, asWritten];
    return found(all, "several");
  }
  const exchangedPlace = { lat: parsed.lng, lng: parsed.lat };
  const isExchanged = !isDutch && !/[NZSOEW]/i.test(text) && toRd(exchangedPlace) !== null;
  if (!isExchanged) return found([asWritten]);
  return found([candidateOf(exchangedPlace, parsed.kind), asWritten], "lat-lng-swapped");
}

/** Reads the text with its halves exchanged, trying every place where the first half may end. */
function exchanged(text: string): CoordinateSearch {
  for (const { 0: separator, index } of text.matchAll(/\s*[,|]\s*|\s+/g)) {
    const after = text.slice(index + separator.length);
    const parsed = parseCoordinates(`${after}${separator}${text.slice(0, index)}`);
    if (parsed.ok && parsed.kind === "rd") {
      return found([candidateOf(parsed, "rd")], "rd-swapped");
    }
  }
  return notFound("rd-swapped");
}

function candidateOf({ lat, lng }: LatLng, kind: CoordinateKind): CoordinateCandidate {
  const place = { lat, lng };
  return { place, form: kind, text: textOf(place, kind), sideMeters: 0 };
}

function textOf(place: LatLng, kind: CoordinateKind): string {
  if (kind === "dm") return formatDm(place);
  if (kind === "dms") return formatDms(place);
  const rd = kind === "rd" ? toRd(place) : null;
  return rd ? formatRd(rd) : formatLatLng(place);
}
