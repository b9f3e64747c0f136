import { joinedBytes } from "./joined-bytes.ts";

/** Decompresses gzip. Throws for damaged bytes, and as soon as more than `limitBytes` come out. */
export async function gunzipWithin(
  bytes: Uint8Array<ArrayBuffer>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  // The reader reports the same error.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > limitBytes) {
      await reader.cancel();
      throw new RangeError(`Unzips to more than ${limitBytes} bytes.`);
    }
  }
  return joinedBytes(pieces);
}
