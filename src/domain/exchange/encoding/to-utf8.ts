import { joinedBytes } from "#domain/bytes/joined-bytes.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import { sequenceLength } from "./utf8-text.ts";

/** The bytes of a text file as UTF-8 without a byte order mark. */
export interface Utf8Bytes {
  readonly bytes: Uint8Array;
  /** True if the bytes are in another encoding than the file says, so that names may have wrong letters. */
  readonly isGuessed: boolean;
}

/** XML declarations are at the very start. */
const DECLARATION_BYTES = 200;
/** The bytes decoded at a time; an even number, so that no UTF-16 unit is split. */
const PIECE_BYTES = 64 * 1024;

/**
 * Converts a text file to UTF-8. The bytes decide the encoding: UTF-8, UTF-16 in either byte order,
 * each with or without a byte order mark, or else the encoding that the XML declaration names. Many
 * programs write UTF-8 there from habit; then, and without a declaration, it is a guess: Windows-1252,
 * which includes Latin-1.
 */
export function toUtf8(bytes: Uint8Array): Utf8Bytes {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { bytes: bytes.subarray(3), isGuessed: false };
  if (startsWith(bytes, 0xff, 0xfe)) return fromUtf16(bytes.subarray(2), "utf-16le");
  if (startsWith(bytes, 0xfe, 0xff)) return fromUtf16(bytes.subarray(2), "utf-16be");
  if (bytes.length >= 4 && bytes[0] !== 0 && bytes[1] === 0) return fromUtf16(bytes, "utf-16le");
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[1] !== 0) return fromUtf16(bytes, "utf-16be");
  const { good, bad } = countSequences(bytes);
  if (bad <= good) return { bytes, isGuessed: bad > 0 };
  const declared = declaredEncoding(bytes);
  if (/^(?:iso-?8859-1|latin-?1|windows-1252|cp1252)$/i.test(declared)) {
    return { bytes: fromWindows1252(bytes), isGuessed: false };
  }
  const decoder = decoderOf(declared);
  if (!decoder) return { bytes: fromWindows1252(bytes), isGuessed: true };
  const utf8 = inPieces(bytes, (piece, isLast) => decoder.decode(piece, { stream: !isLast }));
  return { bytes: utf8, isGuessed: false };
}

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Counts the characters beyond ASCII that are well-formed UTF-8, and the bytes that are not. */
function countSequences(bytes: Uint8Array): { good: number; bad: number } {
  // A typed array of longer numbers must begin at a multiple of their length. `slice` does not
  // help: on the `Buffer` that Node reads a file into, it returns a view of the same memory.
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

function fromUtf16(bytes: Uint8Array, encoding: "utf-16le" | "utf-16be"): Utf8Bytes {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  // Half a unit at the end is not a character.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const utf8 = inPieces(whole, (piece, isLast) => decoder.decode(piece, { stream: !isLast }));
  return { bytes: utf8, isGuessed: false };
}

/** Written out because Node 20 decodes these bytes of `windows-1252` as if they were Latin-1 (nodejs/node#60888). */
const FROM_0X80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const CODES = Uint16Array.from(
  { length: 256 },
  (_, byte) => FROM_0X80.codePointAt(byte - 0x80) ?? byte,
);

function fromWindows1252(bytes: Uint8Array): Uint8Array {
  const decoder = new TextDecoder("utf-16le");
  return inPieces(bytes, (piece) => {
    const units = new DataView(new ArrayBuffer(2 * piece.length));
    for (let index = 0; index < piece.length; index++) {
      units.setUint16(2 * index, CODES[piece[index] as number] as number, true);
    }
    return decoder.decode(units);
  });
}

/** Decodes piece by piece, so that the text of a long file is never in memory as a whole. */
function inPieces(
  bytes: Uint8Array,
  decode: (piece: Uint8Array, isLast: boolean) => string,
): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const end = start + PIECE_BYTES;
    pieces.push(encodeUtf8(decode(bytes.subarray(start, end), end >= bytes.length)));
  }
  return joinedBytes(pieces);
}

/** Returns the encoding that the XML declaration names; empty without one. */
function declaredEncoding(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w:.-]+)["']/i.exec(start)?.[1] ?? "";
}

/** Returns a decoder; null for an unknown encoding, and for one that the bytes have shown not to be. */
function decoderOf(label: string): TextDecoder | null {
  if (label === "" || /^(?:utf|unicode|ucs|iso-10646|replacement)/i.test(label)) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
