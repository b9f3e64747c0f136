import { searchCoordinates } from "#domain/coordinate-forms/all-forms.ts";
import type { SearchProblem } from "#domain/coordinate-forms/candidate.ts";
import { isCoordinateWord } from "#domain/coordinate-forms/plain-words.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type GeoUri, geoUriIn, placeOfGeoUri } from "#domain/links/geo-uri.ts";
import { withoutInvisible } from "#domain/text/plain-text.ts";
import {
  isAway,
  isExplained,
  type LinePart,
  otherKindsIn,
  phoneCellsIn,
  phonesIn,
} from "./beside-coordinate.ts";

/** One line of a list: a place with its name (empty when it has none), or why there is no place. */
export type ListLine =
  | {
      readonly ok: true;
      readonly name: string;
      readonly place: LatLng;
      /** True if the coordinate repeats every 100 km, so that the nearest repetition is chosen. */
      readonly isRepeating: boolean;
    }
  | { readonly ok: false; readonly reason: SearchProblem };

/** A word of a name: letters only, and more of them than the squares of MGRS have. */
const NAME_WORD = /^[^\d]*\p{L}[^\d]*\p{L}[^\d]*\p{L}[^\d]*$/u;
const THREE_WORDS = /(?:^|\s)\/{0,3}\p{L}{2,}\.\p{L}{2,}\.\p{L}{2,}(?:\s|$)/u;
const SEPARATORS = "[\\s,;:|=–—]";
const EDGES = new RegExp(`^(?:${SEPARATORS}|-+(?=\\s))+|(?:${SEPARATORS}|-)+$`, "g");
/** Quotes around a coordinate, and the mark that ends the sentence it stands in; a quote behind a digit of degrees is a mark of minutes or seconds. */
const PUNCTUATION = /^["'“”„‘’{]+|["'“”’}.!?]+$/g;
const PUNCTUATION_OF_DEGREES = /^["'“”„‘’{]+|(?:[.!?}]|(?<=\p{L}[.!?]*)["'“”’])+$/gu;
/** Two halves of a short coordinate, with whatever people put between them. */
const HALVES = /^(\d{2,5})\s*(?:[-.,:;/|\\–—_+*]|\s|\s(?:en|and|und)\s)\s*(\d{2,5})$/;
/** A coordinate has at least so many digits. */
const MIN_DIGITS = 4;
/** A number in a name has at most this many digits. */
const NAME_DIGITS = 2;
/** A number of so many digits beside a coordinate is no part of a name. */
const OTHER_DIGITS = 6;
/** Two coordinates of one line say the same place if they differ by no more than this and the squares they name, metres. */
const SAME_METERS = 20;
/** In a line of more tokens, a coordinate stands at its start or at its end. */
const MAX_TOKENS = 12;

/** Numbers with commas between them, of which at least one is too long to be the decimals of another or has decimals itself. */
const ROW = /^(?=.*,.*,)(?=.*(?:\d{6}|\d\.\d))[\d.,-]+$/;

interface Token {
  readonly start: number;
  readonly end: number;
  readonly isNameWord: boolean;
}

/** A part of a line that was read as coordinates. */
interface Reading extends LinePart {
  readonly digits: number;
  readonly place: LatLng;
  readonly isDutch: boolean;
  readonly isRepeating: boolean;
  /** True if it is a code of letters and digits, of which few are digits. */
  readonly isCode: boolean;
  readonly isDegrees: boolean;
  /** The side of the square that the coordinate names. */
  readonly sideMeters: number;
}

/**
 * Reads one point: coordinates of any form, with a name before or after them, or both. Numbers may belong to the name ("Post 3"): of
 * several readings the one with the most digits is taken, in the Netherlands if there is one, and at the end of the line
 * rather than at its start or in the middle.
 * @param near a repeating coordinate is taken nearest to it
 */
export function readListLine(line: string, near: LatLng | null): ListLine {
  const uri = geoUriIn(line);
  if (uri) return readUriLine(line, uri);
  const text = withoutInvisible(line).replace(/[\t;]/g, " ");
  const phones = phonesIn(text);
  const others = [...phones, ...otherKindsIn(text)];
  const cells = phoneCellsIn(text);
  const spans = spansOf(tokensOf(text)).filter((span) => !others.some((one) => overlap(one, span)));
  const readings = spans.flatMap((span) => readingOf(text, span, near));
  const withoutCells = readings.filter((one) => !cells.some((cell) => overlap(cell, one)));
  const isBesideCell = bestOf(text, withoutCells) !== null;
  const known = isBesideCell ? [...others, ...cells] : others;
  const read = isBesideCell ? withoutCells : readings;
  const best = bestOf(text, read);
  if (!best) {
    const reason = reasonOf(text, spans, near);
    const isPhone = phones.length > 0 && reason === "unreadable";
    return { ok: false, reason: isPhone ? "phone-number" : reason };
  }
  if (others.length > phones.length && isCoarse(text, best))
    return { ok: false, reason: "unexplained" };
  if (read.some((one) => isOtherPlace(one, best))) return { ok: false, reason: "several-places" };
  const reason = unexplainedIn(text, best, [...known, ...read.filter((one) => isSame(one, best))]);
  if (reason !== null) {
    const isUneven = reason === "unexplained" && hasUnevenDigits(text, spans, near);
    return { ok: false, reason: isUneven ? "uneven-digits" : reason };
  }
  const names = [text.slice(0, best.start), text.slice(best.end)].map(nameOf);
  const name = names.filter((one) => one !== "").join(" ");
  return { ok: true, name, place: best.place, isRepeating: best.isRepeating };
}

function overlap(one: LinePart, other: LinePart): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * Returns whether a coordinate could be two numbers of a sentence: degrees with fewer than three decimals, as nobody writes
 * a place to meet. Of "€ 12,50 en 52.1 5.1 tot 14:30" nobody knows what the numbers are.
 */
function isCoarse(text: string, { start, end, isDegrees }: Reading): boolean {
  const part = text.slice(start, end);
  if (!isDegrees || /[°º˚′'"NSEW]/i.test(part)) return false;
  return (part.match(/[.,](\d+)/g) ?? []).every((decimals) => decimals.length <= 3);
}

/** Returns why a coordinate may not be all of what its line says; null if everything beside it is known. */
function unexplainedIn(
  text: string,
  { start, end, isDegrees }: Reading,
  known: readonly LinePart[],
): "away" | "unexplained" | null {
  if (isAway(text.slice(0, start), text.slice(end))) return "away";
  const blanked = known.reduce(
    (plain, part) =>
      plain.slice(0, part.start) + " ".repeat(part.end - part.start) + plain.slice(part.end),
    text,
  );
  const beside = { before: blanked.slice(0, start), after: blanked.slice(end), isDegrees };
  return isExplained(beside) ? null : "unexplained";
}

/** Returns whether a reading says the same place a second time. */
function isSame(one: Reading, best: Reading): boolean {
  const isBeside = one.end <= best.start || best.end <= one.start;
  const sameMeters = SAME_METERS + one.sideMeters + best.sideMeters;
  return isBeside && distanceMeters(one.place, best.place) <= sameMeters;
}

/** Returns whether a reading is a coordinate of its own beside the best one, of another place. */
function isOtherPlace(one: Reading, best: Reading): boolean {
  const isBeside = one.end <= best.start || best.end <= one.start;
  const isLong = one.digits >= OTHER_DIGITS || one.isCode;
  const sameMeters = SAME_METERS + one.sideMeters + best.sideMeters;
  return isBeside && isLong && distanceMeters(one.place, best.place) > sameMeters;
}

function readUriLine(line: string, { start, end, name }: GeoUri): ListLine {
  const place = placeOfGeoUri(line.slice(start, end));
  if (typeof place === "string") return { ok: false, reason: place };
  const written = nameOf(line.slice(0, start)) || nameOf(line.slice(end));
  return { ok: true, place, name: written || name, isRepeating: false };
}

/** Splits at blanks, at a comma between a name and a coordinate, and at the commas of a row of numbers. */
function tokensOf(text: string): readonly Token[] {
  const parts = [...text.matchAll(/(?:[^\s,]|,(?=[\d-])(?<=\d,))+/g)].flatMap((part) =>
    ROW.test(part[0])
      ? [...part[0].matchAll(/[^,]+/g)].map((one) => ({ 0: one[0], index: part.index + one.index }))
      : [part],
  );
  return parts.map(({ 0: part, index }) => {
    const isNameWord = NAME_WORD.test(part) && !isCoordinateWord(part);
    return { start: index, end: index + part.length, isNameWord };
  });
}

/** Returns the parts of a line that may be its coordinates: at its end, at its start, and in the middle, the longest first. */
function spansOf(tokens: readonly Token[]): readonly LinePart[] {
  const last = tokens.length - 1;
  const spans: LinePart[] = [];
  const add = (from: number, to: number) => {
    if (tokens.slice(from, to + 1).some(({ isNameWord }) => isNameWord)) return;
    spans.push({ start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 });
  };
  for (let from = 0; from <= last; from += 1) add(from, last);
  for (let to = last - 1; to >= 0; to -= 1) add(0, to);
  if (tokens.length > MAX_TOKENS) return spans;
  for (let length = last - 1; length >= 1; length -= 1) {
    for (let from = 1; from + length <= last; from += 1) add(from, from + length - 1);
  }
  return spans;
}

function readingOf(text: string, { start, end }: LinePart, near: LatLng | null): Reading[] {
  const plain = plainOf(text.slice(start, end));
  const digits = digitsIn(plain);
  // Fewer digits name only a degree or a square of 100 km; a short plus code may have few.
  if (digits < MIN_DIGITS && !(digits > 0 && plain.includes("+"))) return [];
  const search = searchCoordinates(plain, { near });
  if (!search.ok) return [];
  const [{ place, form, sideMeters }] = search.candidates;
  // Of "52: 52.0116, 4.3571" the first number is the post's.
  const isUneven = (form === "dm" || form === "dms") && numbersIn(plain) % 2 === 1;
  if (isUneven) return [];
  const isDutch = toRd(place) !== null;
  const isCode = form === "pluscode" || form === "mgrs";
  const isRepeating = form === "scout";
  const isDegrees = form === "decimal" || form === "dm" || form === "dms";
  return [{ start, end, digits, place, isDutch, isRepeating, isCode, isDegrees, sideMeters }];
}

/** Returns whether a short coordinate is only half of what was written: another number of at least three digits stands beside it. */
function isHalf(text: string, { start, end, digits, isRepeating }: Reading): boolean {
  if (!isRepeating || digits >= 8) return false;
  const others = `${text.slice(0, start)} ${text.slice(end)}`;
  return /(?:^|[\s,:|])\d{3,}(?=$|[\s,:|])/.test(others);
}

/** Returns a part of a line without brackets and separators around it, and with a blank between two equal halves. */
function plainOf(part: string): string {
  const bare = part.replace(/[()[\]]/g, " ").replace(EDGES, "");
  const punctuation = /[°º]/.test(bare) ? PUNCTUATION_OF_DEGREES : PUNCTUATION;
  const plain = bare.replace(punctuation, "").replace(EDGES, "");
  const [, first = "", second = ""] = HALVES.exec(plain) ?? [];
  // "52,15" is half of a place.
  const isPair = first.length === second.length && (first.length > 2 || !/\d[.,]\d/.test(plain));
  return first !== "" && isPair ? `${first} ${second}` : plain;
}

function bestOf(text: string, all: readonly Reading[]): Reading | null {
  const readings = all.filter((reading) => !isHalf(text, reading));
  // The spans come in the order of preference, so of equal readings the first is taken.
  const longest = (ones: readonly Reading[]) =>
    ones.reduce<Reading | null>(
      (best, one) => (one.digits > (best?.digits ?? 0) ? one : best),
      null,
    );
  const dutch = longest(readings.filter(({ isDutch }) => isDutch));
  const abroad = longest(readings.filter(({ isDutch }) => !isDutch));
  if (!dutch || !abroad) return dutch ?? abroad;
  return dutch.digits >= abroad.digits - NAME_DIGITS ? dutch : abroad;
}

const ODD_DIGITS: Readonly<Record<number, SearchProblem>> = {
  5: "five-digits",
  7: "seven-digits",
  9: "nine-digits",
};

/** Returns why a line has no place: a digit too many or too few, or the reason of the part with the most digits that says more than that it cannot be read. */
function reasonOf(text: string, spans: readonly LinePart[], near: LatLng | null): SearchProblem {
  if (THREE_WORDS.test(text)) return "what3words";
  if (hasUnevenDigits(text, spans, near)) return "uneven-digits";
  const parts = spans.map(({ start, end }) => plainOf(text.slice(start, end)));
  const odd = parts.find((part) => ODD_DIGITS[digitsIn(part)] && isShort(part));
  if (odd) return ODD_DIGITS[digitsIn(odd)] ?? "unreadable";
  let reason: SearchProblem = "unreadable";
  let most = NAME_DIGITS;
  for (const part of parts) {
    const digits = digitsIn(part);
    if (digits <= most) continue;
    const search = searchCoordinates(part, { near });
    if (search.ok || VAGUE.has(search.reason)) continue;
    [reason, most] = [search.reason, digits];
  }
  return reason;
}

/** Returns whether a part of a line is MGRS with different numbers of digits for the easting and the northing. */
function hasUnevenDigits(text: string, spans: readonly LinePart[], near: LatLng | null): boolean {
  return spans.some(({ start, end }) => {
    const search = searchCoordinates(plainOf(text.slice(start, end)), { near });
    return !search.ok && search.reason === "uneven-digits";
  });
}

/** Reasons that say nothing about a part of a line. */
const VAGUE: ReadonlySet<SearchProblem> = new Set(["unreadable", "incomplete", "empty"]);

/** Returns whether a text looks like a short coordinate: digits in a row, or in two halves. */
function isShort(text: string): boolean {
  return /^\d+$/.test(text) || HALVES.test(text);
}

function numbersIn(text: string): number {
  return text.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, "").length;
}

function nameOf(text: string): string {
  return text
    .replace(EDGES, "")
    .replace(/^[)\]]\s*|\s*[([]$/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
