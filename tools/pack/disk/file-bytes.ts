import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { ByteSource } from "#domain/bytes/byte-source.ts";

/** Returns the bytes of a file, which is opened for each read. */
export function fileBytes(path: string): ByteSource {
  return {
    size: statSync(path).size,
    slice: (start, end) => ({
      arrayBuffer: async () => {
        const handle = openSync(path, "r");
        try {
          const bytes = new Uint8Array(end - start);
          const count = readSync(handle, bytes, 0, bytes.length, start);
          return bytes.buffer.slice(0, count);
        } finally {
          closeSync(handle);
        }
      },
    }),
  };
}
