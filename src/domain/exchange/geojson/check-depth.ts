import { ImportError } from "#domain/exchange/import-error.ts";
import { lineAt } from "#domain/exchange/xml/search-bytes.ts";

const MAX_DEPTH = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CLOSING_BRACE = 0x7d;

/** The change in depth by each byte: brackets and braces. */
const STEPS = new Int8Array(256);
for (const opening of [0x5b, 0x7b]) {
  STEPS[opening] = 1;
  STEPS[opening + 2] = -1;
}

/** The nesting of the brackets in JSON bytes. */
export interface JsonShape {
  /** The number of brackets that are never closed: the file ends early. */
  readonly openAtEnd: number;
  /** The index at which the last object ended in a list of the outermost object; −1 without one. */
  readonly lastMemberEnd: number;
}

/** Scans only the brackets, and refuses a depth over 100 before anything is parsed. */
export function checkDepth(bytes: Uint8Array): JsonShape {
  let depth = 0;
  let lastMemberEnd = -1;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    if (byte === QUOTE) index = stringEnd(bytes, index + 1);
    const step = STEPS[byte] ?? 0;
    depth += step;
    if (depth > MAX_DEPTH) throw new ImportError("too-deep", lineAt(bytes, index));
    if (step < 0 && byte === CLOSING_BRACE && depth === 2) lastMemberEnd = index + 1;
  }
  return { openAtEnd: depth, lastMemberEnd };
}

function stringEnd(bytes: Uint8Array, start: number): number {
  let index = start;
  while (index < bytes.length && bytes[index] !== QUOTE)
    index += bytes[index] === BACKSLASH ? 2 : 1;
  return index;
}
