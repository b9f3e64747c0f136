import { gzipSync } from "node:zlib";

/** Gzips without a time, a name or a system, so that equal contents are equal on every machine. */
export function gzip(content: Uint8Array): Uint8Array {
  const compressed = gzipSync(content, { level: 9 });
  // Byte 9 names the operating system; 255 is "unknown".
  compressed[9] = 255;
  return compressed;
}
