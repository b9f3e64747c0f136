import { Inflate } from "fflate";
import { joinedBytes } from "./joined-bytes.ts";

/** Deflate expands a byte to at most about this many. */
const MAX_EXPANSION = 1032;
const [MIN_STEP_BYTES, MAX_STEP_BYTES] = [512, 16 * 1024];

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
  // One step may exceed the limit by the limit itself at most, or by half a megabyte.
  const step = Math.min(MAX_STEP_BYTES, Math.max(MIN_STEP_BYTES, limitBytes / MAX_EXPANSION));
  const stepBytes = Math.floor(step);
  for (let start = 0; start < data.length && length <= limitBytes; start += stepBytes) {
    const end = start + stepBytes;
    inflate.push(data.subarray(start, end), end >= data.length);
  }
  return length > limitBytes ? null : joinedBytes(chunks);
}
