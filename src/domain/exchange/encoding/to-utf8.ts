import { sequenceLength } from "./utf8-text.ts";
import { Utf8Writer } from "./utf8-writer.ts";
import { windows1252CodePoint } from "./windows-1252.ts";

/** The bytes of a text file as UTF-8 without a byte order mark. */
export interface Utf8Bytes {
  readonly bytes: Uint8Array;
  /** The bytes are in another encoding than the file says; names may have wrong letters. */
  readonly isGuessed: boolean;
}

/** XML declarations stand at the very start. */
const DECLARATION_BYTES = 200;

/**
 * Finds out by the bytes themselves in which encoding a text is: UTF-8, UTF-16 in either order, each
 * with or without a byte order mark, or else Windows-1252 (which has Latin-1 in it). The encoding that
 * the XML declaration names only decides whether that was a guess: programs write it from habit.
 */
export function toUtf8(bytes: Uint8Array): Utf8Bytes {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { bytes: bytes.subarray(3), isGuessed: false };
  if (startsWith(bytes, 0xff, 0xfe)) return fromUtf16(bytes.subarray(2), 0);
  if (startsWith(bytes, 0xfe, 0xff)) return fromUtf16(bytes.subarray(2), 1);
  if (bytes.length >= 4 && bytes[0] !== 0 && bytes[1] === 0) return fromUtf16(bytes, 0);
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[1] !== 0) return fromUtf16(bytes, 1);
  const { good, bad } = countSequences(bytes);
  if (bad <= good) return { bytes, isGuessed: bad > 0 };
  return { bytes: fromWindows1252(bytes), isGuessed: !isLatinDeclared(bytes) };
}

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** How many characters beyond ASCII are well-formed UTF-8, and how many bytes are not. */
function countSequences(bytes: Uint8Array): { good: number; bad: number } {
  // A list of longer numbers must begin at a multiple of their length. Not `slice`: of the `Buffer` that
  // Node reads a file into, that is a view on the same place.
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, bytes.length >> 2);
  let good = 0;
  let bad = 0;
  let index = 0;
  while (index < bytes.length) {
    index = skipAscii(bytes, words, index);
    if (index >= bytes.length) break;
    const length = sequenceLength(bytes, index, bytes.length);
    if (length === 0) bad++;
    else good++;
    index += length || 1;
  }
  return { good, bad };
}

/** Four bytes at a time wherever they begin at a multiple of four: nearly all of a file is ASCII. */
function skipAscii(bytes: Uint8Array, words: Uint32Array, start: number): number {
  let index = start;
  while (index < bytes.length && (bytes[index] as number) < 0x80) {
    index++;
    if (index % 4 !== 0) continue;
    let word = index >> 2;
    while (word < words.length && ((words[word] as number) & 0x80808080) === 0) word++;
    index = word << 2;
  }
  return index;
}

function fromUtf16(bytes: Uint8Array, highByte: 0 | 1): Utf8Bytes {
  const writer = new Utf8Writer(bytes.length);
  const unitAt = (index: number): number =>
    ((bytes[index + 1 - highByte] ?? 0) << 8) | (bytes[index + highByte] ?? 0);
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const unit = unitAt(index);
    const next = unit >= 0xd800 && unit < 0xdc00 ? unitAt(index + 2) : 0;
    if (next >= 0xdc00 && next < 0xe000) {
      writer.put(0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00));
      index += 2;
    } else writer.put(unit);
  }
  return { bytes: writer.finish(), isGuessed: false };
}

function fromWindows1252(bytes: Uint8Array): Uint8Array {
  const writer = new Utf8Writer(bytes.length);
  for (const byte of bytes) writer.put(windows1252CodePoint(byte));
  return writer.finish();
}

function isLatinDeclared(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  return /encoding\s*=\s*["'](iso-8859-1|latin-?1|windows-1252|cp1252)["']/i.test(start);
}
