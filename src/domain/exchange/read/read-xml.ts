import type { ExchangeKind } from "#domain/exchange/exchange-file.ts";
import { readGpx } from "#domain/exchange/gpx/read-gpx.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { isKmlRoot, readKml } from "#domain/exchange/kml/read-kml.ts";
import type { Tally } from "#domain/exchange/tally.ts";
import { readTcx } from "#domain/exchange/tcx/read-tcx.ts";
import { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";

/** Reads XML in the format that its first element names; throws `ImportError`. */
export function readXml(
  bytes: Uint8Array,
  tally: Tally,
  onProgress: (bytesDone: number) => void,
): ExchangeKind {
  const scanner = new XmlScanner(bytes, onProgress);
  if (!scanner.nextOpen(0)) throw new ImportError("damaged-xml", scanner.line);
  const kind = readRoot(scanner, tally);
  if (scanner.isTruncated) tally.isTruncated = true;
  else lookAfterEnd(scanner, tally);
  if (scanner.isMended) tally.note("markup-mended");
  return kind;
}

function readRoot(scanner: XmlScanner, tally: Tally): ExchangeKind {
  const { name } = scanner;
  if (name === "gpx") return read("gpx", readGpx);
  if (name === "TrainingCenterDatabase") return read("tcx", readTcx);
  if (isKmlRoot(name)) return read("kml", readKml);
  throw new ImportError("unknown-kind");

  function read(kind: ExchangeKind, reader: (from: XmlScanner, to: Tally) => void): ExchangeKind {
    reader(scanner, tally);
    return kind;
  }
}

function lookAfterEnd(scanner: XmlScanner, tally: Tally): void {
  scanner.leave(0);
  if (scanner.nextOpen(0) || scanner.hasTextAfterEnd) tally.note("text-after-end");
}
