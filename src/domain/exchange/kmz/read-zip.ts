import type { ExchangeKind } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { inflateEntry } from "./inflate-entry.ts";
import { type ZipEntry, zipDirectory } from "./zip-directory.ts";

/** Options for reading a format that is not text. */
export interface BinaryOptions {
  /** The largest size of all files in a zip together, inflated. */
  readonly maxBytes: number;
  /** Reads a file in a zip: KML or FIT. */
  readonly readEntry: (
    bytes: Uint8Array,
    collector: ImportCollector,
    onProgress: (bytesDone: number) => void,
  ) => ExchangeKind;
  readonly onProgress: (bytesDone: number, bytesTotal: number) => void;
}

/**
 * Reads every KML and FIT file in a zip, except those in zips within it; pictures are ignored. A zip with KML is a KMZ.
 * Throws `ImportError`.
 */
export function readZip(
  zip: Uint8Array,
  collector: ImportCollector,
  { maxBytes, readEntry, onProgress }: BinaryOptions,
): "kmz" | "fit" {
  const entries = zipDirectory(zip).filter(isReadable);
  if (entries.length === 0) throw new ImportError("no-kml-in-zip");
  if (entries.length > 1) collector.note("several-documents");
  const total = entries.reduce((sum, { statedSize }) => sum + statedSize, 0);
  if (total > maxBytes) throw new ImportError("too-large");
  let done = 0;
  let hasOnlyFit = true;
  for (const entry of entries) {
    const bytes = inflateEntry(zip, entry, maxBytes);
    const kind = readEntry(bytes, collector, (read) => onProgress(done + read, total));
    if (kind !== "fit") hasOnlyFit = false;
    done += entry.statedSize;
  }
  return hasOnlyFit ? "fit" : "kmz";
}

/** The Finder of a Mac adds files that only look like KML: `__MACOSX/._doc.kml`. */
function isReadable({ name }: ZipEntry): boolean {
  return /\.(?:kml|fit)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.[^./])/.test(name);
}
