import { crc32 } from "#domain/bytes/crc32.ts";
import { inflateWithin } from "#domain/bytes/inflate-within.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { damaged, packedBytes, type ZipEntry } from "./zip-directory.ts";

const STORED = 0;
const DEFLATED = 8;

/**
 * Inflates a file in a zip. Counts the output while inflating: more than the zip states is damage,
 * and more than `maxBytes` is refused, before either can fill the memory. Throws `ImportError`.
 */
export function inflateEntry(zip: Uint8Array, entry: ZipEntry, maxBytes: number): Uint8Array {
  if (entry.isEncrypted) throw new ImportError("encrypted-zip");
  if (entry.statedSize > maxBytes) throw new ImportError("too-large");
  const packed = packedBytes(zip, entry);
  const content = entry.method === STORED ? packed : inflated(packed, entry);
  if (content.length !== entry.statedSize || crc32(content) !== entry.crc32) throw damaged();
  return content;
}

function inflated(packed: Uint8Array, { method, statedSize }: ZipEntry): Uint8Array {
  if (method !== DEFLATED) throw damaged();
  let content: Uint8Array | null;
  try {
    content = inflateWithin(packed, statedSize);
  } catch {
    throw damaged();
  }
  if (!content) throw damaged();
  return content;
}
