import { toUtf8 } from "#domain/exchange/encoding/to-utf8.ts";
import { utf8Text } from "#domain/exchange/encoding/utf8-text.ts";
import type { ExchangeKind, ImportResult } from "#domain/exchange/exchange-file.ts";
import { isFit } from "#domain/exchange/fit/fit-scanner.ts";
import { readFit } from "#domain/exchange/fit/read-fit.ts";
import { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { present } from "#domain/exchange/present.ts";
import { isBlank } from "#domain/exchange/xml/number-at.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { findReader } from "./format-readers.ts";
import type { ReadOptions } from "./read-options.ts";
import { readXml } from "./read-xml.ts";

/** The largest file in bytes, inflated; larger ones are refused before they fill the memory. */
export const MAX_FILE_BYTES = CONTENT_LIMITS.file.maxBytes;

/**
 * Reads everything in a file that the app can use, or returns why it is refused. The content
 * decides the format, not the name; nothing that the file refers to is fetched. Never throws,
 * whatever a file contains.
 */
export function readFile(bytes: Uint8Array, options: ReadOptions = {}): ImportResult {
  const collector = new ImportCollector(options.onWaypoints);
  try {
    return { ok: true, file: collector.finish(readContent(bytes, collector, options)) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { reason, line, subject } = error;
    return { ok: false, problem: { reason, ...present({ line, subject }) } };
  }
}

function readContent(
  bytes: Uint8Array,
  collector: ImportCollector,
  options: ReadOptions,
): ExchangeKind {
  if (bytes.length > MAX_FILE_BYTES) throw new ImportError("too-large");
  const binary = findReader("binary", ({ detects }) => detects(bytes));
  if (!binary) return readText(bytes, collector, options);
  return binary.reader.read(bytes, collector, {
    maxBytes: MAX_FILE_BYTES,
    readEntry,
    onProgress: (done, total) => options.onProgress?.(done, total),
  });
}

/** Reads a file in a zip. */
function readEntry(
  bytes: Uint8Array,
  collector: ImportCollector,
  onProgress: (bytesDone: number) => void,
): ExchangeKind {
  if (isFit(bytes)) return readFit(bytes, collector, { onProgress });
  const { bytes: utf8, isGuessed } = toUtf8(bytes);
  if (isGuessed) collector.note("encoding-guessed");
  return readXml(utf8, collector, onProgress);
}

function readText(
  bytes: Uint8Array,
  collector: ImportCollector,
  options: ReadOptions,
): ExchangeKind {
  const { bytes: utf8, isGuessed } = toUtf8(bytes);
  const first = firstLetter(utf8);
  if (first === null) throw new ImportError("empty");
  if (isGuessed) collector.note("encoding-guessed");
  if (first === LT) {
    return readXml(utf8, collector, (done) => options.onProgress?.(done, utf8.length));
  }
  // A line of a list may stand in brackets: "[8472 4468] Post 1".
  const isList =
    options.list !== undefined && first === BRACKET && !/^\s*\[\s*[{"[]/.test(headOf(utf8));
  const text = findReader("text", ({ detects }) => detects(isList ? LETTER : first));
  if (!text) throw new ImportError("unknown-kind");
  return text.reader.read(utf8, collector, options);
}

const LT = 0x3c;
const BRACKET = 0x5b;
/** A letter that begins text of no other format. */
const LETTER = 0x61;
const HEAD_BYTES = 100;

function headOf(utf8: Uint8Array): string {
  return utf8Text(utf8, 0, HEAD_BYTES);
}

/** Returns the first byte that is not white space, padding or a mark; null without one. */
function firstLetter(bytes: Uint8Array): number | null {
  // 0x1e begins each record of a GeoJSON text sequence.
  return bytes.find((byte) => !isBlank(byte) && byte !== 0 && byte !== 0x1e) ?? null;
}
