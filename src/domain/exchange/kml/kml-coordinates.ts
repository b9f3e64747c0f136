import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { isBlank, numberAt } from "#domain/exchange/xml/number-at.ts";

const COMMA = 0x2c;
const POINT = 0x2e;

/** Receives one place, WGS 84 degrees; NaN for a value that is missing or not a number. */
export type PlaceTaker = (lng: number, lat: number, altitudeMeters: number) => void;

/**
 * Reads `lng,lat,altitude lng,lat,altitude …`. Spaces around a comma, which the format forbids but people write, do not
 * separate places. More numbers between commas than a place has are divided into places if that gives a line, as
 * `groupSize` decides. Else a fourth number is ignored; of five or more, and of four in a text without a decimal point (`5,2,52,1`
 * with decimal commas), none can be trusted, so their places are dropped.
 */
export function eachPlace(bytes: Uint8Array, take: PlaceTaker): void {
  const run: number[] = [];
  const hasPoint = bytes.includes(POINT);
  let index = skipBlanks(bytes, 0);
  while (index < bytes.length) {
    run.length = 0;
    do {
      const start = skipBlanks(bytes, bytes[index] === COMMA && run.length > 0 ? index + 1 : index);
      const end = numberEnd(bytes, start);
      // A comma after the last number separates nothing.
      if (run.length < 2 || end > start || end < bytes.length)
        run.push(numberAt(bytes, start, end));
      index = skipBlanks(bytes, end);
    } while (bytes[index] === COMMA);
    takeRun(run, hasPoint, take);
  }
}

/** Reads `lng lat altitude`, as `gx:coord` has it. */
export function spacedPlace(bytes: Uint8Array, take: PlaceTaker): void {
  const numbers: number[] = [];
  for (let index = skipBlanks(bytes, 0); index < bytes.length; ) {
    const end = numberEnd(bytes, index);
    numbers.push(numberAt(bytes, index, end));
    index = skipBlanks(bytes, Math.max(end, index + 1));
  }
  takePlace(numbers, numbers.length, take);
}

/** Takes the places of the numbers between blanks without commas. */
function takeRun(run: readonly number[], hasPoint: boolean, take: PlaceTaker): void {
  const size = run.length > 3 ? groupSize(run) : 0;
  if (size === 0) {
    if (run.length === 4 && !hasPoint) take(Number.NaN, Number.NaN, Number.NaN);
    else takePlace(run, run.length, take);
    // At least so many places are lost.
    for (let lost = 6; lost <= run.length; lost += 3) takePlace(run, run.length, take);
    return;
  }
  for (let at = 0; at < run.length; at += size) {
    const [lng = Number.NaN, lat = Number.NaN, altitudeMeters = Number.NaN] = run.slice(
      at,
      at + size,
    );
    take(lng, lat, altitudeMeters);
  }
}

/** Two places of four numbers lie no farther apart; else the last two numbers are something else. */
const MAX_STEP_DEGREES = 1;

/** Returns 3 or 2: the numbers of each place, with which the places make the shorter line; 0 if they make none. */
function groupSize(run: readonly number[]): 0 | 2 | 3 {
  const [asThrees, asTwos] = [degreesAlong(run, 3), degreesAlong(run, 2)];
  if (run.length === 4) return asTwos <= MAX_STEP_DEGREES ? 2 : 0;
  if (Math.min(asThrees, asTwos) === Number.POSITIVE_INFINITY) return 0;
  return asThrees <= asTwos ? 3 : 2;
}

/** Returns the length of the line through groups of this size, degrees; infinite if they are no places. */
function degreesAlong(run: readonly number[], size: number): number {
  if (run.length % size !== 0) return Number.POSITIVE_INFINITY;
  let degrees = 0;
  for (let at = 0; at < run.length; at += size) {
    const [lng, lat] = [run[at] as number, run[at + 1] as number];
    if (!isLatLng(lat, lng)) return Number.POSITIVE_INFINITY;
    if (at === 0) continue;
    const [lngBefore, latBefore] = [run[at - size] as number, run[at - size + 1] as number];
    degrees += Math.abs(lng - lngBefore) + Math.abs(lat - latBefore);
  }
  return degrees;
}

function takePlace(place: readonly number[], count: number, take: PlaceTaker): void {
  const [lng = Number.NaN, lat = Number.NaN, altitudeMeters = Number.NaN] = place;
  if (count < 2 || count > 4) take(Number.NaN, Number.NaN, Number.NaN);
  else take(lng, lat, count > 2 ? altitudeMeters : Number.NaN);
}

function skipBlanks(bytes: Uint8Array, start: number): number {
  let index = start;
  while (index < bytes.length && isBlank(bytes[index] as number)) index++;
  return index;
}

function numberEnd(bytes: Uint8Array, start: number): number {
  let index = start;
  while (index < bytes.length && bytes[index] !== COMMA && !isBlank(bytes[index] as number)) {
    index++;
  }
  return index;
}
