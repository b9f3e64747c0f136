import { Inflate } from "pako";
import { joinedBytes } from "./joined-bytes.ts";

/** Thrown for zlib data that is damaged, ends too early, or does not have the stated length. */
export class InflateError extends Error {
  override readonly name = "InflateError";
}

/**
 * Inflates zlib data (RFC 1950) of a known length, and checks its checksum. Throws InflateError for anything else; it
 * stops as soon as more than `length` bytes come out, so a bomb costs no memory.
 */
export function inflateZlib(data: Uint8Array, length: number): Uint8Array {
  // One byte more, so that an output of exactly this length does not need a second chunk.
  const inflate = new Inflate({ windowBits: 15, chunkSize: length + 1 });
  const chunks: Uint8Array[] = [];
  let outLength = 0;
  inflate.onData = (chunk) => {
    outLength += chunk.length;
    if (outLength > length) throw new InflateError(`Inflates to more than ${length} bytes.`);
    chunks.push(chunk);
  };
  const isWhole = inflate.push(data, true);
  if (!isWhole) throw new InflateError(inflate.msg);
  if (outLength < length) throw new InflateError(`Inflates to less than ${length} bytes.`);
  return chunks.length === 1 && chunks[0] ? chunks[0] : joinedBytes(chunks);
}
