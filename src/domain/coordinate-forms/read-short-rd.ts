import { formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, RD_RANGE, type Rd, toRd } from "#domain/coordinates/rd.ts";
import { isValidRd } from "#domain/coordinates/rd-area.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { CoordinateCandidate, CoordinateForm, CoordinateQuestion } from "./candidate.ts";

/** The candidates for a short RD coordinate, and the question to ask about them. */
export interface ShortRd {
  readonly candidates: readonly CoordinateCandidate[];
  readonly question: CoordinateQuestion | null;
}

/** The origin of the RD grid, used as the reference for repeating squares when no other place is known. */
const MIDDLE: LatLng = { lat: 52.155172897, lng: 5.387203657 };

const KILOMETRES =
  /^(\d{1,3}(?:[.,]\d{1,3})?)(?:\s*[|]\s*|,?\s+|-)(\d{1,3}(?:[.,]\d{1,3})?)(?: ?(?:km|kilomet(?:er|re)s?))?$/i;
const WHOLE_METRES = /^(\d{6})(\d{6})$/;
/** 4, 6, 8 or 10 digits: in a row, in two halves, or in pairs. */
const HALVES = [
  /^(\d{2})(\d{2})$/,
  /^(\d{3})(\d{3})$/,
  /^(\d{4})(\d{4})$/,
  /^(\d{5})(\d{5})$/,
  /^(\d{2})(?:\s+|\s*[-|]\s*)(\d{2})$/,
  /^(\d{3})(?:\s+|\s*[-|]\s*)(\d{3})$/,
  /^(\d{4})(?:\s+|\s*[-|]\s*)(\d{4})$/,
  /^(\d{5})(?:\s+|\s*[-|]\s*)(\d{5})$/,
];
const PAIRS = /^(\d\d)\s+(\d\d)(?:\s+|\s*[-|]\s*)(\d\d)\s+(\d\d)$/;

const HUNDRED_KM = 100_000;

/**
 * Reads RD in kilometres, as a kilometre square, and in the short form of scouts: the last two kilometre
 * digits and up to three decimals, which repeat every 100 km. `text` is without decoration. A repeating
 * coordinate is taken as near to `near` as possible, or to the middle of the country if that is null.
 * Candidates are nearest first; the list is empty for any other text.
 */
export function readShortRd(text: string, near: LatLng | null): ShortRd {
  const whole = readWhole(text);
  const repeating = readRepeating(text, near ?? MIDDLE);
  // Map sheets write "191/438"; without the slash, three digits and three are also a scout coordinate.
  const isSheet = text.includes("|") && whole.candidates.length > 0;
  if (repeating.length === 0 || isSheet) {
    const question = whole.isSwapped ? "rd-swapped" : null;
    return { candidates: [...whole.candidates, ...repeating], question };
  }
  const all = whole.isSwapped
    ? [...repeating, ...whole.candidates]
    : [...whole.candidates, ...repeating];
  const isOneForm = all.every(({ form }) => form === "scout");
  const isSettled = isOneForm && (near !== null || all.length === 1);
  return { candidates: all, question: isSettled ? null : "several" };
}

interface WholeRd {
  readonly candidates: readonly CoordinateCandidate[];
  readonly isSwapped: boolean;
}

function readWhole(text: string): WholeRd {
  const metres = WHOLE_METRES.exec(text);
  if (metres) return orderedRd(Number(metres[1]), Number(metres[2]), "rd", 0);
  const [, first = "", second = ""] = KILOMETRES.exec(text) ?? [];
  const isSquare = /^\d+$/.test(first) && /^\d+$/.test(second);
  const [x, y] = [kilometres(first), kilometres(second)];
  return isSquare ? orderedRd(x, y, "rd-square", 1000) : orderedRd(x, y, "rd-km", 0);
}

/** Returns whole metres, because 81.4 × 1000 is 81400.00000000001. */
function kilometres(text: string): number {
  return text === "" ? Number.NaN : Math.round(Number(text.replace(",", ".")) * 1000);
}

function orderedRd(first: number, second: number, form: CoordinateForm, side: number): WholeRd {
  const asWritten = candidateOf({ x: first, y: second }, form, side);
  if (asWritten) return { candidates: [asWritten], isSwapped: false };
  const exchanged = candidateOf({ x: second, y: first }, form, side);
  return { candidates: exchanged ? [exchanged] : [], isSwapped: exchanged !== null };
}

function readRepeating(text: string, near: LatLng): readonly CoordinateCandidate[] {
  const [first, second] = halvesOf(text);
  if (first === undefined || second === undefined) return [];
  const side = HUNDRED_KM / 10 ** first.length;
  const repeats = [0, 1, 2].flatMap((east) =>
    [3, 4, 5, 6].map((north) => ({
      x: east * HUNDRED_KM + Number(first) * side,
      y: north * HUNDRED_KM + Number(second) * side,
    })),
  );
  const tens =
    first.length === 5
      ? candidateOf({ x: Number(first) * 10, y: Number(second) * 10 }, "rd-tens", 10)
      : null;
  const candidates = repeats.filter(isValidRd).map((rd) => candidateOf(rd, "scout", side));
  return [...candidates, tens].filter((candidate) => candidate !== null).sort(byDistanceTo(near));
}

function halvesOf(text: string): readonly string[] {
  const pairs = PAIRS.exec(text);
  if (pairs) return [`${pairs[1]}${pairs[2]}`, `${pairs[3]}${pairs[4]}`];
  return (
    HALVES.map((halves) => halves.exec(text))
      .find((match) => match)
      ?.slice(1) ?? []
  );
}

/** Returns null outside the Netherlands. The place of a kilometre square is its middle. */
function candidateOf(rd: Rd, form: CoordinateForm, side: number): CoordinateCandidate | null {
  const { minX, maxX, minY, maxY } = RD_RANGE;
  if (!(rd.x >= minX && rd.x <= maxX && rd.y >= minY && rd.y <= maxY)) return null;
  const isSquare = side === 1000;
  const place = fromRd(isSquare ? { x: rd.x + 500, y: rd.y + 500 } : rd);
  if (!toRd(place)) return null;
  const text = isSquare ? `${rd.x / 1000} / ${rd.y / 1000}` : formatRd(rd);
  return { place, form, text, sideMeters: side };
}

function byDistanceTo(near: LatLng) {
  return (a: CoordinateCandidate, b: CoordinateCandidate) =>
    distanceMeters(near, a.place) - distanceMeters(near, b.place);
}
