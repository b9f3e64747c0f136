import type { ExchangeKind } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import { findReader } from "./format-readers.ts";

/** Reads XML in the format that its first element names; throws `ImportError`. */
export function readXml(
  bytes: Uint8Array,
  collector: ImportCollector,
  onProgress: (bytesDone: number) => void,
): ExchangeKind {
  const scanner = new XmlScanner(bytes, onProgress);
  if (!scanner.nextOpen(0)) throw new ImportError("damaged-xml", scanner.line);
  const found = findReader("xml", ({ detects }) => detects(scanner.name));
  if (!found) throw new ImportError("unknown-kind");
  found.reader.read(scanner, collector);
  if (scanner.isTruncated) collector.isTruncated = true;
  else checkAfterEnd(scanner, collector);
  if (scanner.isMended) collector.note("markup-mended");
  return found.kind;
}

function checkAfterEnd(scanner: XmlScanner, collector: ImportCollector): void {
  scanner.leave(0);
  if (scanner.nextOpen(0) || scanner.hasTextAfterEnd) collector.note("text-after-end");
}
