import { Inflate } from "fflate";
import { joinedBytes } from "./joined-bytes.ts";

/** So many compressed bytes are inflated at once: deflate makes at most about 1,032 of one. */
const STEP_BYTES = 512;

/**
 * Raw deflate data inflated, or null as soon as it would be more than `limitBytes`: what it becomes
 * is counted, not what it says. Throws for data that is damaged or ends too early.
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
