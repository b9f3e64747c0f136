import { gzip } from "pako";

/**
 * Compresses bytes with gzip at its highest level. The same bytes give the same output on every device, which
 * `CompressionStream` and `node:zlib` do not promise: docs/decisions/pack-tools.md.
 */
export function reproducibleGzip(bytes: Uint8Array): Uint8Array {
  // A compressor that is reset and used again gives other bytes now and then, so each call has its own.
  return gzip(bytes, { level: 9 });
}
