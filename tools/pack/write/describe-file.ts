import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { PackFile } from "#domain/packs/pack-manifest.ts";

/** Returns the size and SHA-256 of a file, read in pieces. */
export function describeFile(folder: string, name: string): PackFile {
  const hash = createHash("sha256");
  const handle = openSync(join(folder, name), "r");
  const chunk = new Uint8Array(1 << 20);
  let bytes = 0;
  try {
    for (;;) {
      const count = readSync(handle, chunk, 0, chunk.length, null);
      if (count === 0) break;
      hash.update(chunk.subarray(0, count));
      bytes += count;
    }
  } finally {
    closeSync(handle);
  }
  return { name, bytes, sha256: hash.digest("hex") };
}
