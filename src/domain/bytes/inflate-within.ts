import { Inflate } from "fflate";
import { joinedBytes } from "./joined-bytes.ts";

/** The number of compressed bytes per step: deflate expands a byte to at most about 1,032. */
const STEP_BYTES = 512;

/**
 * Inflates raw deflate data; null as soon as the output would exceed `limitBytes`. Counts the actual output
 * and ignores the declared size. Throws for data that is damaged or ends too early.
 */
export function inflateWithin(data: Uint8Array, limitBytes: number): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  for (let start = 0; start < data.length && length <= limitBytes; start += STEP_BYTES) {
    const end = start + STEP_BYTES;
    inflate.push(data.subarray(start, end), end >= data.length);
  }
  return length > limitBytes ? null : joinedBytes(chunks);
}
