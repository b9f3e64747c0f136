const CHUNK = 4096;
const units = new Uint16Array(CHUNK + 2);

/**
 * Reusable lists of each length up to this one: `String.fromCharCode` is fastest with a plain array
 * of exactly the length of the text.
 */
const AMPERSAND = 0x26;
const LONGEST_LIST = 64;
const lists = Array.from({ length: LONGEST_LIST + 1 }, (_, length): number[] =>
  new Array(length).fill(0),
);

/**
 * Returns the text of UTF-8 bytes from `start` to `end` (excluded). Drops control characters other
 * than tab and line ends (no format allows them); bytes that are not UTF-8 become U+FFFD.
 */
export function utf8Text(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = "";
  let filled = 0;
  let index = start;
  while (index < end) {
    const lead = bytes[index] as number;
    if (lead < 0x80) {
      if (lead >= 0x20 || lead === 9 || lead === 10 || lead === 13) units[filled++] = lead;
      index++;
    } else {
      const length = sequenceLength(bytes, index, end);
      filled = putCodePoint(length === 0 ? 0xfffd : codePoint(bytes, index, length), filled);
      index += length || 1;
    }
    if (filled >= CHUNK) {
      text += textOf(filled);
      filled = 0;
    }
  }
  return text + textOf(filled);
}

/**
 * Returns the text of the bytes from `start` to `end` if it is short, plain ASCII without control
 * characters or XML references; null otherwise.
 */
export function plainAscii(bytes: Uint8Array, start: number, end: number): string | null {
  const list = lists[end - start];
  if (!list) return null;
  for (let index = 0; index < list.length; index++) {
    const byte = bytes[start + index] as number;
    if (byte < 0x20 || byte >= 0x7f || byte === AMPERSAND) return null;
    list[index] = byte;
  }
  return String.fromCharCode.apply(null, list);
}

/**
 * Returns the length in bytes, 1 to 4, of the well-formed UTF-8 character at `index`; 0 when it is
 * not well-formed (overlong, surrogate, above U+10FFFF, cut off). Table 3-7 of the Unicode
 * standard.
 */
export function sequenceLength(bytes: Uint8Array, index: number, end: number): number {
  const lead = bytes[index] as number;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (index + length > end || !isSecond(lead, bytes[index + 1] as number)) return 0;
  for (let step = 2; step < length; step++) {
    if (((bytes[index + step] as number) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

function isSecond(lead: number, second: number): boolean {
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  return second >= lowest && second <= highest;
}

function codePoint(bytes: Uint8Array, index: number, length: number): number {
  let code = (bytes[index] as number) & (0xff >> (length + 1));
  for (let step = 1; step < length; step++) {
    code = (code << 6) | ((bytes[index + step] as number) & 0x3f);
  }
  return code;
}

function putCodePoint(code: number, filled: number): number {
  if (code < 0x10000) {
    units[filled] = code;
    return filled + 1;
  }
  units[filled] = 0xd800 + ((code - 0x10000) >> 10);
  units[filled + 1] = 0xdc00 + ((code - 0x10000) & 0x3ff);
  return filled + 2;
}

function textOf(count: number): string {
  let text = "";
  for (let start = 0; start < count; start += LONGEST_LIST) {
    const list = lists[Math.min(LONGEST_LIST, count - start)] as number[];
    for (let index = 0; index < list.length; index++) list[index] = units[start + index] as number;
    text += String.fromCharCode.apply(null, list);
  }
  return text;
}
