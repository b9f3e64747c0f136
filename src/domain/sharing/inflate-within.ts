import { Inflate } from "fflate";

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
  return length > limitBytes ? null : joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
