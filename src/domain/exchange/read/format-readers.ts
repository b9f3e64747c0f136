import type { ExchangeKind } from "#domain/exchange/exchange-file.ts";
import type { FileKind } from "#domain/exchange/file-formats.ts";
import { isFit } from "#domain/exchange/fit/fit-scanner.ts";
import { readFit } from "#domain/exchange/fit/read-fit.ts";
import { isGeoJsonStart, readGeoJson } from "#domain/exchange/geojson/read-geojson.ts";
import { isGpxRoot, readGpx } from "#domain/exchange/gpx/read-gpx.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { isKmlRoot, readKml } from "#domain/exchange/kml/read-kml.ts";
import { type BinaryOptions, readZip } from "#domain/exchange/kmz/read-zip.ts";
import { isZip } from "#domain/exchange/kmz/zip-directory.ts";
import { isTcxRoot, readTcx } from "#domain/exchange/tcx/read-tcx.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import type { ReadOptions } from "./read-options.ts";
import { readTable } from "./read-table.ts";

/** Reads a format that is not text, from the bytes of the file; returns the kind of its contents. */
interface BinaryReader {
  readonly content: "binary";
  readonly detects: (bytes: Uint8Array) => boolean;
  readonly read: (
    bytes: Uint8Array,
    collector: ImportCollector,
    options: BinaryOptions,
  ) => ExchangeKind;
}

/** Reads a kind of XML, from the scanner at its first element; `detects` takes the name of that element. */
interface XmlReader {
  readonly content: "xml";
  readonly detects: (rootName: string) => boolean;
  readonly read: (scanner: XmlScanner, collector: ImportCollector) => void;
}

/** Reads other text, from UTF-8; `detects` takes the first byte that is not white space. */
interface TextReader {
  readonly content: "text";
  readonly detects: (firstByte: number) => boolean;
  readonly read: (
    utf8: Uint8Array,
    collector: ImportCollector,
    options: ReadOptions,
  ) => ExchangeKind;
}

type FormatReader = BinaryReader | XmlReader | TextReader;
type Content = FormatReader["content"];
type ReaderOf<C extends Content> = Extract<FormatReader, { readonly content: C }>;

/**
 * The reader of each format, which throws `ImportError`. The first that detects its format reads the file, so
 * the table comes last: any text may be one.
 */
const FORMAT_READERS: Readonly<Record<FileKind, FormatReader>> = {
  gpx: { content: "xml", detects: isGpxRoot, read: readGpx },
  kml: { content: "xml", detects: isKmlRoot, read: readKml },
  kmz: { content: "binary", detects: isZip, read: readZip },
  geojson: { content: "text", detects: isGeoJsonStart, read: readGeoJson },
  tcx: { content: "xml", detects: isTcxRoot, read: readTcx },
  fit: { content: "binary", detects: isFit, read: readFit },
  csv: { content: "text", detects: () => true, read: readTable },
};

/** Returns the first reader for this content that detects its format, with the kind; null without one. */
export function findReader<C extends Content>(
  content: C,
  isDetectedBy: (reader: ReaderOf<C>) => boolean,
): { readonly kind: FileKind; readonly reader: ReaderOf<C> } | null {
  for (const [kind, reader] of Object.entries(FORMAT_READERS)) {
    if (isReaderOf(content, reader) && isDetectedBy(reader)) {
      return { kind: kind as FileKind, reader };
    }
  }
  return null;
}

function isReaderOf<C extends Content>(content: C, reader: FormatReader): reader is ReaderOf<C> {
  return reader.content === content;
}
