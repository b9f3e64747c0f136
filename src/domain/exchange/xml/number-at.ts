const MAX_EXACT_DIGITS = 15;
const POWERS = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The decimal number that the bytes from `start` to `end` spell, blanks around it allowed; NaN for
 * anything else (also a decimal comma, digits of other scripts, `Infinity`). The very double that
 * `Number` gives: up to 15 digits both whole number and power of ten are exact, and their quotient is
 * rounded once.
 */
export function numberAt(bytes: Uint8Array, start: number, end: number): number {
  let index = start;
  let last = end;
  while (index < last && isBlank(bytes[index] as number)) index++;
  while (last > index && isBlank(bytes[last - 1] as number)) last--;
  const first = index;
  const isNegative = bytes[index] === 0x2d;
  if (isNegative) index++;
  let whole = 0;
  let digits = 0;
  let decimals = -1;
  for (; index < last; index++) {
    const byte = bytes[index] as number;
    if (byte >= 0x30 && byte <= 0x39) {
      whole = whole * 10 + byte - 0x30;
      digits++;
      if (decimals >= 0) decimals++;
    } else if (byte === 0x2e && decimals < 0) decimals = 0;
    else return slowNumber(bytes, first, last);
  }
  if (digits === 0) return Number.NaN;
  if (digits > MAX_EXACT_DIGITS) return slowNumber(bytes, first, last);
  const size = decimals > 0 ? whole / (POWERS[decimals] as number) : whole;
  return isNegative ? -size : size;
}

/** @returns whether the byte is a blank of XML: space, tab, line feed, carriage return. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 9 && byte <= 13);
}

function slowNumber(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > 400) return Number.NaN;
  const text = String.fromCharCode(...bytes.subarray(start, end));
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}
