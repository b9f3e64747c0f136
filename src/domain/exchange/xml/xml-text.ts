import { plainAscii, utf8Text } from "#domain/exchange/encoding/utf8-text.ts";

const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/**
 * Returns the text of XML bytes from `start` to `end`: references resolved, line ends normalized. A
 * reference unknown to XML stays as written.
 */
export function xmlText(bytes: Uint8Array, start: number, end: number): string {
  const plain = plainAscii(bytes, start, end);
  if (plain !== null) return plain;
  const text = utf8Text(bytes, start, end);
  if (!text.includes("&")) return oneLineEnd(text);
  return oneLineEnd(text).replace(
    /&(?:#(\d{1,8})|#x([\da-f]{1,8})|([a-z]{2,4}));/gi,
    resolveReference,
  );
}

/** The text of a CDATA section: no references. */
export function cdataText(bytes: Uint8Array, start: number, end: number): string {
  return oneLineEnd(utf8Text(bytes, start, end));
}

function oneLineEnd(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

function resolveReference(
  written: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] as string) : written;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return isCharacter(code) ? String.fromCodePoint(code) : "";
}

/** Production 2 of XML 1.0. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return (
    code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code > 0xffff && code <= 0x10ffff)
  );
}
