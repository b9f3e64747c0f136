import { joinedBytes } from "#domain/bytes/joined-bytes.ts";

/** Compresses bytes with gzip. Streams of a `Blob` and a `Response` would take six times as long for a tile. */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const { writable, readable } = new CompressionStream("gzip");
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(bytes as Uint8Array<ArrayBuffer>), writer.close()]);
  const parts: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
  }
  await written;
  return parts.length === 1 && parts[0] ? parts[0] : joinedBytes(parts);
}
