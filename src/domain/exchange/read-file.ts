import type { CsvMapping } from "./csv/csv-columns.ts";
import { readCsv } from "./csv/read-csv.ts";
import { toUtf8 } from "./encoding/to-utf8.ts";
import { utf8Text } from "./encoding/utf8-text.ts";
import type { ExchangeKind, ImportResult } from "./exchange-file.ts";
import { readGeoJson } from "./geojson/read-geojson.ts";
import { ImportError } from "./import-error.ts";
import { readKmz } from "./kmz/read-kmz.ts";
import { isZip } from "./kmz/zip-directory.ts";
import { readXml } from "./read-xml.ts";
import { Tally, type WaypointListener } from "./tally.ts";
import { isBlank } from "./xml/number-at.ts";

/** The most bytes that a file may have, inflated; more is refused before it fills the memory. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

/** How a file is read. */
export interface ReadOptions {
  /** Told now and then while the file is read: bytes done, of the size of what is read. */
  readonly onProgress?: (bytesDone: number, bytesTotal: number) => void;
  /** What the columns of a CSV mean, when the user has said so; else its first line is asked. */
  readonly csvMapping?: CsvMapping;
  /**
   * Given the waypoints, some at a time, while the file is read; they are not in the result then.
   * A file may still be refused after some of them.
   */
  readonly onWaypoints?: WaypointListener;
}

/**
 * Everything of a file that the app can use, or why it is refused. Which format it is in is seen
 * by its content; neither its name nor anything that it names is asked. Never throws for what a file
 * contains.
 */
export function readFile(bytes: Uint8Array, options: ReadOptions = {}): ImportResult {
  const tally = new Tally(options.onWaypoints);
  try {
    return { ok: true, file: tally.finish(readContent(bytes, tally, options)) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { reason, line } = error;
    return { ok: false, refusal: line === undefined ? { reason } : { reason, line } };
  }
}

function readContent(bytes: Uint8Array, tally: Tally, options: ReadOptions): ExchangeKind {
  if (bytes.length > MAX_FILE_BYTES) throw new ImportError("too-large");
  if (!isZip(bytes)) return readText(bytes, tally, options);
  readKmz(bytes, tally, MAX_FILE_BYTES, (done, total) => options.onProgress?.(done, total));
  return "kmz";
}

function readText(bytes: Uint8Array, tally: Tally, options: ReadOptions): ExchangeKind {
  const { bytes: utf8, isGuessed } = toUtf8(bytes);
  const start = firstLetter(utf8);
  if (start < 0) throw new ImportError("empty");
  if (isGuessed) tally.note("encoding-guessed");
  if (utf8[start] === LT) {
    return readXml(utf8, tally, (done) => options.onProgress?.(done, utf8.length));
  }
  if (utf8[start] === BRACE || utf8[start] === BRACKET) return readGeoJson(utf8, tally);
  return readCsv(utf8Text(utf8), tally, options.csvMapping);
}

const LT = 0x3c;
const BRACE = 0x7b;
const BRACKET = 0x5b;

/** Where the first byte is that is no blank, no filler and no mark; −1 when there is none. */
function firstLetter(bytes: Uint8Array): number {
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    // 0x1e begins each record of a GeoJSON text sequence.
    if (!isBlank(byte) && byte !== 0 && byte !== 0x1e) return index;
  }
  return -1;
}
