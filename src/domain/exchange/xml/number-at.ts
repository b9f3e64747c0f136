/** Sixteen digits and a point: longer numbers rarely fit below 2⁵³. */
const MAX_LENGTH = 17;
/** No program writes a number this long. */
const MAX_WRITTEN = 4000;
const MINUS = 0x2d;
/** The decimal point, counted from the digit 0. */
const POINT = 0x2e - 0x30;
const POWERS = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Parses the decimal number between the bytes `start` and `end`, white space around it allowed; NaN
 * for anything else (also a decimal comma, digits of other scripts, `Infinity`). Gives exactly the
 * double that `Number` gives: below 2⁵³ both the integer and the power of ten are exact, and their
 * quotient is rounded once.
 */
export function numberAt(bytes: Uint8Array, start: number, end: number): number {
  let from = start;
  let to = end;
  while (from < to && isBlank(bytes[from] as number)) from++;
  while (to > from && isBlank(bytes[to - 1] as number)) to--;
  const size = plainSize(bytes, bytes[from] === MINUS ? from + 1 : from, to);
  if (size < 0) return slowNumber(bytes, from, to);
  return bytes[from] === MINUS ? -size : size;
}

/** Parses digits with at most one point between them; −1 for any other form of a number. */
function plainSize(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > MAX_LENGTH || start === end) return -1;
  let whole = 0;
  let decimals = 0;
  let perDigit = 0;
  for (let index = start; index < end; index++) {
    const digit = (bytes[index] as number) - 0x30;
    if (digit >= 0 && digit <= 9) {
      whole = whole * 10 + digit;
      decimals += perDigit;
    } else if (digit === POINT && perDigit === 0) perDigit = 1;
    else return -1;
  }
  if (whole >= 2 ** 53 || (perDigit === 1 && end - start === 1)) return -1;
  return decimals === 0 ? whole : whole / (POWERS[decimals] as number);
}

/** @returns whether the byte is XML white space: space, tab, line feed, carriage return. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 9 && byte <= 13);
}

function slowNumber(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > MAX_WRITTEN) return Number.NaN;
  const text = String.fromCharCode(...bytes.subarray(start, end));
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}
