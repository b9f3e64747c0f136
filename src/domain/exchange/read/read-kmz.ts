import { toUtf8 } from "#domain/exchange/encoding/to-utf8.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { inflateEntry } from "./inflate-entry.ts";
import { readXml } from "./read-xml.ts";
import { type ZipEntry, zipDirectory } from "./zip-directory.ts";

/**
 * Reads every KML file in a KMZ, except those in zips within it; pictures are ignored. Throws
 * `ImportError`.
 * @param maxBytes the largest size of all of them together, inflated
 */
export function readKmz(
  zip: Uint8Array,
  collector: ImportCollector,
  maxBytes: number,
  onProgress: (bytesDone: number, bytesTotal: number) => void,
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
    readXml(bytes, collector, (read) => onProgress(done + read, total));
    done += entry.statedSize;
  }
}

function isKml({ name }: ZipEntry): boolean {
  return /\.kml$/i.test(name);
}
