import { isBlank } from "./number-at.ts";

/** The bytes of a file from `start` to `end` (excluded); one object is reused for all ranges. */
export interface ByteRange {
  start: number;
  end: number;
}

const EQUALS = 0x3d;

/**
 * Looks for the attribute `name` (ASCII, without prefix) between the bytes `start` and `end` of a
 * tag, and puts the range of its unquoted value into `value`; false when the tag does not have it.
 */
export function findAttribute(
  bytes: Uint8Array,
  start: number,
  end: number,
  name: string,
  value: ByteRange,
): boolean {
  let index = start;
  while (index < end) {
    while (index < end && isBlank(bytes[index] as number)) index++;
    const nameStart = index;
    while (index < end && bytes[index] !== EQUALS && !isBlank(bytes[index] as number)) index++;
    const nameEnd = index;
    while (index < end && isBlank(bytes[index] as number)) index++;
    if (bytes[index] !== EQUALS) continue;
    readValue(bytes, index + 1, end, value);
    if (isSpelled(bytes, nameStart, nameEnd, name)) return true;
    index = value.end + 1;
  }
  return false;
}

/** @returns whether an element's name ends before this byte. */
export function isNameEnd(byte: number): boolean {
  return NAME_ENDS[byte] === 1;
}

const NAME_ENDS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === 0x3e || byte === 0x2f || byte === 0x3c || isBlank(byte) ? 1 : 0,
);

/** @returns whether an element's name may begin with this byte of UTF-8. */
export function isNameStart(byte: number): boolean {
  const isLetter = (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
  return isLetter || byte === 0x5f || byte === 0x3a || byte >= 0x80;
}

/** A value should be quoted; without quotes it ends at the next white space. */
function readValue(bytes: Uint8Array, start: number, end: number, value: ByteRange): void {
  let index = start;
  while (index < end && isBlank(bytes[index] as number)) index++;
  const quote = bytes[index];
  const isQuoted = quote === 0x22 || quote === 0x27;
  value.start = isQuoted ? index + 1 : index;
  index = value.start;
  while (index < end && !isValueEnd(bytes[index] as number, isQuoted ? quote : 0)) index++;
  value.end = index;
}

function isValueEnd(byte: number, quote: number): boolean {
  return quote === 0 ? isBlank(byte) : byte === quote;
}

function isSpelled(bytes: Uint8Array, start: number, end: number, name: string): boolean {
  if (end - start !== name.length) return false;
  for (let index = 0; index < name.length; index++) {
    if (bytes[start + index] !== name.charCodeAt(index)) return false;
  }
  return true;
}
