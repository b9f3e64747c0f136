import { isBlank, numberAt } from "#domain/exchange/xml/number-at.ts";

const COMMA = 0x2c;

/** Receives one place, WGS 84 degrees; NaN for a value that is missing or not a number. */
export type PlaceTaker = (lng: number, lat: number, altitudeMeters: number) => void;

/**
 * Reads `lng,lat,altitude lng,lat,altitude …`. Spaces around a comma, which the format forbids but
 * people write, do not separate places. A fourth number is ignored; with five or more the commas
 * cannot be trusted, and the place is dropped.
 */
export function eachPlace(bytes: Uint8Array, take: PlaceTaker): void {
  const place = [0, 0, 0];
  let index = skipBlanks(bytes, 0);
  while (index < bytes.length) {
    let count = 0;
    do {
      const start = skipBlanks(bytes, bytes[index] === COMMA && count > 0 ? index + 1 : index);
      const end = numberEnd(bytes, start);
      if (count < 3) place[count] = numberAt(bytes, start, end);
      count++;
      index = skipBlanks(bytes, end);
    } while (bytes[index] === COMMA);
    takePlace(place, count, take);
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
