import { toUtf8 } from "#domain/exchange/encoding/to-utf8.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { inflateEntry } from "./inflate-entry.ts";
import { type ZipEntry, zipDirectory } from "./zip-directory.ts";

/** Options for reading a KMZ. */
export interface KmzOptions {
  /** The largest size of all documents together, inflated. */
  readonly maxBytes: number;
  /** Reads a document in the zip, which is UTF-8. */
  readonly readDocument: (
    utf8: Uint8Array,
    collector: ImportCollector,
    onProgress: (bytesDone: number) => void,
  ) => void;
  readonly onProgress: (bytesDone: number, bytesTotal: number) => void;
}

/**
 * Reads every KML file in a KMZ, except those in zips within it; pictures are ignored. Throws
 * `ImportError`.
 */
export function readKmz(
  zip: Uint8Array,
  collector: ImportCollector,
  { maxBytes, readDocument, onProgress }: KmzOptions,
): void {
  const entries = zipDirectory(zip).filter(isKml);
  if (entries.length === 0) throw new ImportError("no-kml-in-zip");
  if (entries.length > 1) collector.note("several-documents");
  const total = entries.reduce((sum, { statedSize }) => sum + statedSize, 0);
  if (total > maxBytes) throw new ImportError("too-large");
  let done = 0;
  for (const entry of entries) {
    const { bytes, isGuessed } = toUtf8(inflateEntry(zip, entry, maxBytes));
    if (isGuessed) collector.note("encoding-guessed");
    readDocument(bytes, collector, (read) => onProgress(done + read, total));
    done += entry.statedSize;
  }
}

function isKml({ name }: ZipEntry): boolean {
  return /\.kml$/i.test(name);
}
