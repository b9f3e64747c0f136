import { isWholeRoute, type MapGap } from "#domain/route-sheet/map-gap.ts";
import type { SheetWords } from "#domain/route-sheet/techniques.ts";
import type { North } from "#domain/survey/north-reference.ts";
import {
  compassPoint,
  formatDay,
  formatMeters,
  oneDecimal,
  plainNumber,
  twoDecimals,
} from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { scaleText as mapScaleText } from "#sentences/map/map-cards.ts";
import { alternatives, list } from "#words/locale.ts";
import {
  gapWords,
  knotWords,
  sheetColumns,
  sheetTexts,
  turnWords,
  sheetWords as words,
} from "#words/scouting/route-sheet.ts";

/**
 * "Kruispunt 3, na 1,2 km, rechtsaf", "Keerpunt 4, na 2 km, keer om"; without a number for a junction that is not on the
 * sheet.
 */
export function junctionLabel(number: number | null, distance: string, turn: string): string {
  const kind = turn === turnWords.round ? words.turningPoint : words.junction;
  return words.junctionAfter(number === null ? kind : `${kind} ${number},`, distance, turn);
}

/** "Aanwijzing bij kruispunt 3". */
export function remarkLabel(number: number): string {
  return words.remark(`${number}`);
}

/** "Druk af: Strippenkaart". */
export function printLabel(technique: string): string {
  return `${sheetTexts.print}: ${technique}`;
}

/** The turn of a route in words; degrees from -180 (sharp left) to 180 (sharp right). */
export function turnText(turnDegrees: number): string {
  const size = Math.abs(turnDegrees);
  const isLeft = turnDegrees < 0;
  if (size < 25) return turnWords.straight;
  if (size < 60) return isLeft ? turnWords.halfLeft : turnWords.halfRight;
  if (size < 120) return isLeft ? turnWords.left : turnWords.right;
  if (size < 165) return isLeft ? turnWords.sharpLeft : turnWords.sharpRight;
  return turnWords.round;
}

/** "1,2", the place of a point in kilometres from the start. */
export function kilometerText(alongMeters: number): string {
  return oneDecimal.format(alongMeters / 1000);
}

/** "2,1" and "3,4", rounded outwards. */
function kilometersOf({ fromMeters, toMeters }: MapGap): readonly [from: string, to: string] {
  const [from, to] = [Math.floor(fromMeters / 100), Math.ceil(toMeters / 100)];
  return [oneDecimal.format(from / 10), oneDecimal.format(to / 10)];
}

/**
 * "Van km 2,1 tot 3,4 en van km 5,0 tot 7,6 heeft dit apparaat geen kaart: kruispunten ontbreken hier."; null without gaps.
 */
export function mapGapsText(gaps: readonly MapGap[], lengthMeters: number): string | null {
  if (gaps.length === 0) return null;
  const where = isWholeRoute(gaps, lengthMeters)
    ? gapWords.wholeRoute
    : list(gaps.map((gap) => gapWords.stretch(...kilometersOf(gap))));
  const text = gapWords.noMap(where);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "Km 2,1–3,4: geen kaart, zie de tabel." */
export function gapWithTableText(gap: MapGap): string {
  return gapWords.seeTable(...kilometersOf(gap));
}

/** "Km 2,1–3,4: loop van punt tot punt, hemelsbreed." and which north is used, above a table of courses. */
export function courseTableText(stretch: MapGap, north: string): string {
  return gapWords.courses(...kilometersOf(stretch), north);
}

/** "Vossen, km 2,1–3,4 (Oleaat): …", a stretch without an instruction and its reason; an empty patrol for all. */
export function lackText(
  patrol: string,
  technique: string,
  stretch: MapGap,
  reason: string,
): string {
  const [from, to] = kilometersOf(stretch);
  return patrol === ""
    ? `Km ${from}–${to}: ${reason}`
    : `${patrol}, km ${from}–${to} (${technique}): ${reason}`;
}

/** A paper and a scale in words. */
interface TracingFit {
  readonly paper: string;
  readonly scale: string;
}

/** "Het oleaat past niet op A5 bij 1:25.000, wel op A4 bij 1:25.000 of A5 bij 1:50.000." */
export function tracingTooLarge({ paper, scale }: TracingFit, fits: readonly TracingFit[]): string {
  if (fits.length === 0) return gapWords.tooLarge(paper, scale);
  const others = alternatives(fits.map((one) => gapWords.fit(one.paper, one.scale)));
  return gapWords.fitsOtherwise(paper, scale, others);
}

function scaleText(metersPerMm: number): string {
  return words.scale(plainNumber.format(metersPerMm));
}

export const SHEET_WORDS: SheetWords = {
  start: sheetTexts.start,
  finish: sheetTexts.finish,
  between: sheetTexts.between,
  wind: (degrees) => compassPoint(degrees),
  distance: (meters) => inMetric(() => formatMeters(meters)),
  leg: (from, to) => `${from} → ${to}`,
  measures: (distance, direction) => `${distance}, ${direction}`,
  scale: (metersPerMm) => words.otherScale(scaleText(metersPerMm)),
  mapScale: mapScaleText,
  gap: (gap) => gapWords.junctionsMissing(...kilometersOf(gap)),
  kilometer: (alongMeters) => `km ${twoDecimals.format(alongMeters / 1000)}`,
  turnRound: turnWords.round,
  columns: sheetColumns,
  unsuited: knotWords.unsuited,
  knots: knotWords.knots,
  knotMeaning: (knot, exit) =>
    exit === 0 ? knotWords.turnRound(knot) : knotWords.exit(knot, `${exit}`),
};

/** "Bolletje-pijltje · Rondje Delft". */
export function sheetTitle(technique: string, route: string): string {
  return `${technique} · ${route}`;
}

/** "Punt 12: RD 84512, 447201. Dit stuk is 1,2 km." */
export function partStartText(from: number | null, place: string, length: string): string {
  return words.partStart(from === null ? sheetTexts.start : words.point(`${from}`), place, length);
}

/** "Punt 20 is 120 m na punt 19." */
export function partFinishText(to: number | null, distance: string, last: number | null): string {
  const point = to === null ? words.theFinish : words.point(`${to}`);
  const after = last === null ? words.afterPartStart : words.afterPoint(`${last}`);
  return words.finish(point, distance, after);
}

/** "Het eind is 120 m na punt 12." */
export function finishText(distance: string, lastNumber: number): string {
  return partFinishText(null, distance, lastNumber);
}

/** Says which north is up on a sheet, or from which its directions are counted. */
export function northText(use: "up" | "from", north: North): string {
  return (use === "up" ? words.northUp : words.northFrom)(words.norths[north]);
}

/** "Dat ligt 2,4° oost van het ware noorden op 24 november 2026." */
export function declinationText(degrees: number, dateMs: number): string {
  const text = degrees < 0 ? words.westOfTrue : words.eastOfTrue;
  return text(oneDecimal.format(Math.abs(degrees)), formatDay(dateMs));
}

/** "1 mm is 20 m. Een dunne pijl heeft een andere schaal: die staat erbij (1 mm is 2 m)." */
export function vectorScaleText(main: number, others: readonly number[]): string {
  if (others.length === 0) return `${scaleText(main)}.`;
  const scales = others.map(scaleText).reduce((one, other) => words.or(one, other));
  return words.otherScales(scaleText(main), scales);
}
