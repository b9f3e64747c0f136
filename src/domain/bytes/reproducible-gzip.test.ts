import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { reproducibleGzip } from "./reproducible-gzip.ts";

it("returns the bytes of gzip -9, whatever was compressed before", { tags: "thorough" }, () => {
  const random = seededRandom(7);
  const sizes = [0, 1, 100, 70_000, 300, 200_000, 5];
  for (const [index, size] of sizes.entries()) {
    // Incompressible bytes, and bytes like those of a tile.
    const kinds = index % 2 === 0 ? 256 : 7;
    const bytes = Uint8Array.from({ length: size }, () => random() * kinds);
    const packed = reproducibleGzip(bytes);
    expect(new Uint8Array(gunzipSync(packed))).toEqual(bytes);
    expect(Buffer.from(packed).equals(gzipSync(bytes, { level: 9 })), `${size} bytes`).toBe(true);
  }
});
