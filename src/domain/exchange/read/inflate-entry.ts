import { Inflate } from "fflate";
import { crc32 } from "#domain/bytes/crc32.ts";
import { joinedBytes } from "#domain/bytes/joined-bytes.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { damaged, packedBytes, type ZipEntry } from "./zip-directory.ts";

const STORED = 0;
const DEFLATED = 8;
/** The input of one step; its output is at most a thousand times as large. */
const PIECE_BYTES = 16 * 1024;

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
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length > statedSize) throw damaged();
    pieces.push(piece);
  });
  for (let start = 0; start < packed.length; start += PIECE_BYTES) {
    pushPiece(inflate, packed, start);
  }
  return joinedBytes(pieces);
}

function pushPiece(inflate: Inflate, packed: Uint8Array, start: number): void {
  const end = start + PIECE_BYTES;
  try {
    inflate.push(packed.subarray(start, end), end >= packed.length);
  } catch {
    throw damaged();
  }
}
