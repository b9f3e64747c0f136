import type { ExchangeKind } from "#domain/exchange/exchange-file.ts";
import { readGpx } from "#domain/exchange/gpx/read-gpx.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { isKmlRoot, readKml } from "#domain/exchange/kml/read-kml.ts";
import { readTcx } from "#domain/exchange/tcx/read-tcx.ts";
import { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";

/** Reads XML in the format that its first element names; throws `ImportError`. */
export function readXml(
  bytes: Uint8Array,
  collector: ImportCollector,
  onProgress: (bytesDone: number) => void,
): ExchangeKind {
  const scanner = new XmlScanner(bytes, onProgress);
  if (!scanner.nextOpen(0)) throw new ImportError("damaged-xml", scanner.line);
  const kind = readRoot(scanner, collector);
  if (scanner.isTruncated) collector.isTruncated = true;
  else lookAfterEnd(scanner, collector);
  if (scanner.isMended) collector.note("markup-mended");
  return kind;
}

function readRoot(scanner: XmlScanner, collector: ImportCollector): ExchangeKind {
  const { name } = scanner;
  if (name === "gpx") return read("gpx", readGpx);
  if (name === "TrainingCenterDatabase") return read("tcx", readTcx);
  if (isKmlRoot(name)) return read("kml", readKml);
  throw new ImportError("unknown-kind");

  function read(
    kind: ExchangeKind,
    reader: (from: XmlScanner, to: ImportCollector) => void,
  ): ExchangeKind {
    reader(scanner, collector);
    return kind;
  }
}

function lookAfterEnd(scanner: XmlScanner, collector: ImportCollector): void {
  scanner.leave(0);
  if (scanner.nextOpen(0) || scanner.hasTextAfterEnd) collector.note("text-after-end");
}
