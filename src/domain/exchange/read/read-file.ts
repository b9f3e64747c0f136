import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import { readCsv } from "#domain/exchange/csv/read-csv.ts";
import { toUtf8 } from "#domain/exchange/encoding/to-utf8.ts";
import { utf8Text } from "#domain/exchange/encoding/utf8-text.ts";
import type { ExchangeKind, ImportResult } from "#domain/exchange/exchange-file.ts";
import { readGeoJson } from "#domain/exchange/geojson/read-geojson.ts";
import { ImportCollector, type WaypointListener } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { readPointList } from "#domain/exchange/list/read-point-list.ts";
import { isBlank } from "#domain/exchange/xml/number-at.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { readKmz } from "./read-kmz.ts";
import { readXml } from "./read-xml.ts";
import { isZip } from "./zip-directory.ts";

/** The largest file in bytes, inflated; larger ones are refused before they fill the memory. */
export const MAX_FILE_BYTES = CONTENT_LIMITS.file.maxBytes;

/** Options for reading a file. */
export interface ReadOptions {
  /** Called now and then while the file is read, with the bytes done and the total. */
  readonly onProgress?: (bytesDone: number, bytesTotal: number) => void;
  /** The meaning of a CSV's columns, if the user has chosen it; otherwise the first row decides. */
  readonly csvMapping?: CsvMapping;
  /**
   * Reads text that is no table as a list of points, one on each line; a repeating coordinate is taken
   * nearest to `near`.
   */
  readonly list?: { readonly near: LatLng | null };
  /**
   * Receives the waypoints in batches while the file is read; then the result does not contain
   * them. A file may still be refused after some of them.
   */
  readonly onWaypoints?: WaypointListener;
}

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
    const { reason, line } = error;
    return { ok: false, problem: line === undefined ? { reason } : { reason, line } };
  }
}

function readContent(
  bytes: Uint8Array,
  collector: ImportCollector,
  options: ReadOptions,
): ExchangeKind {
  if (bytes.length > MAX_FILE_BYTES) throw new ImportError("too-large");
  if (!isZip(bytes)) return readText(bytes, collector, options);
  readKmz(bytes, collector, MAX_FILE_BYTES, (done, total) => options.onProgress?.(done, total));
  return "kmz";
}

function readText(
  bytes: Uint8Array,
  collector: ImportCollector,
  options: ReadOptions,
): ExchangeKind {
  const { bytes: utf8, isGuessed } = toUtf8(bytes);
  const start = firstLetter(utf8);
  if (start < 0) throw new ImportError("empty");
  if (isGuessed) collector.note("encoding-guessed");
  if (utf8[start] === LT) {
    return readXml(utf8, collector, (done) => options.onProgress?.(done, utf8.length));
  }
  if (utf8[start] === BRACE || utf8[start] === BRACKET) return readGeoJson(utf8, collector);
  return readTable(utf8Text(utf8), collector, options);
}

function readTable(
  text: string,
  collector: ImportCollector,
  { csvMapping, list }: ReadOptions,
): ExchangeKind {
  try {
    return readCsv(text, collector, csvMapping);
  } catch (error) {
    if (!(list && error instanceof ImportError)) throw error;
    const count = readPointList(text, collector, list.near);
    // The user may still say which of its columns are coordinates.
    if (count === 0 && error.reason === "no-coordinate-columns") throw error;
    return "list";
  }
}

const LT = 0x3c;
const BRACE = 0x7b;
const BRACKET = 0x5b;

/**
 * Returns the index of the first byte that is not white space, padding or a mark; −1 without one.
 */
function firstLetter(bytes: Uint8Array): number {
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    // 0x1e begins each record of a GeoJSON text sequence.
    if (!isBlank(byte) && byte !== 0 && byte !== 0x1e) return index;
  }
  return -1;
}
