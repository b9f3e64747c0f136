import { dayMs, parseTime } from "#domain/exchange/parse-time.ts";

/** `2026-05-01T10:00:00Z`, the form that nearly every device writes. */
const PLAIN_LENGTH = 20;

let knownDay = -1;
let knownDayMs = 0;

/**
 * Returns what `parseTime` returns for the text of these bytes. The plain form is parsed without
 * making a string, and its day is cached: it rarely changes within a track.
 */
export function timeAt(bytes: Uint8Array, start: number, end: number): number {
  const plain = end - start === PLAIN_LENGTH ? plainTime(bytes, start) : Number.NaN;
  if (!Number.isNaN(plain)) return plain;
  if (end - start > 100) return Number.NaN;
  return parseTime(String.fromCharCode(...bytes.subarray(start, end)));
}

function plainTime(bytes: Uint8Array, start: number): number {
  const day = digits(bytes, start, 4) * 10_000 + digits(bytes, start + 5, 2) * 100;
  const date = day + digits(bytes, start + 8, 2);
  const hour = digits(bytes, start + 11, 2);
  const minute = digits(bytes, start + 14, 2);
  const second = digits(bytes, start + 17, 2);
  if (!hasSeparators(bytes, start) || !(hour < 24 && minute < 60 && second < 60)) return Number.NaN;
  if (date !== knownDay) {
    knownDayMs = dayMs(Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100);
    knownDay = date;
  }
  return knownDayMs + ((hour * 60 + minute) * 60 + second) * 1000;
}

function hasSeparators(bytes: Uint8Array, start: number): boolean {
  return (
    bytes[start + 4] === 0x2d &&
    bytes[start + 7] === 0x2d &&
    bytes[start + 10] === 0x54 &&
    bytes[start + 13] === 0x3a &&
    bytes[start + 16] === 0x3a &&
    bytes[start + 19] === 0x5a
  );
}

function digits(bytes: Uint8Array, start: number, count: number): number {
  let value = 0;
  for (let index = start; index < start + count; index++) {
    const digit = (bytes[index] as number) - 0x30;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
