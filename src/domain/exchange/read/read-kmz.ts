import { toUtf8 } from "#domain/exchange/encoding/to-utf8.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import type { Tally } from "#domain/exchange/tally.ts";
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
  tally: Tally,
  maxBytes: number,
  onProgress: (bytesDone: number, bytesTotal: number) => void,
): void {
  const entries = zipDirectory(zip).filter(isKml);
  if (entries.length === 0) throw new ImportError("no-kml-in-zip");
  if (entries.length > 1) tally.note("several-documents");
  const total = entries.reduce((sum, { statedSize }) => sum + statedSize, 0);
  if (total > maxBytes) throw new ImportError("too-large");
  let done = 0;
  for (const entry of entries) {
    const { bytes, isGuessed } = toUtf8(inflateEntry(zip, entry, maxBytes));
    if (isGuessed) tally.note("encoding-guessed");
    readXml(bytes, tally, (read) => onProgress(done + read, total));
    done += entry.statedSize;
  }
}

function isKml({ name }: ZipEntry): boolean {
  return /\.kml$/i.test(name);
}
