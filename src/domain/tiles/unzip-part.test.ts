import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { gunzipWithin } from "#domain/bytes/gunzip-within.ts";
import { unzipDirectory, unzipPart } from "./unzip-part.ts";

const [NONE, GZIP, BROTLI] = [1, 2, 3];

function zipped(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(gzipSync(bytes)).buffer;
}

/** Printing megabytes of unexpected output would take a failing test minutes. */
async function lengthOf(bytes: Promise<{ readonly byteLength: number }>): Promise<number> {
  return (await bytes).byteLength;
}

describe("a part of an archive", () => {
  it("is decompressed", async () => {
    const noise = Uint8Array.from({ length: 20_000 }, (_, index) => (index * index * 31) % 251);
    expect(new Uint8Array(await unzipPart(zipped(noise), GZIP))).toEqual(noise);
    const plain = Uint8Array.of(1, 2, 3).buffer;
    expect(await unzipPart(plain, NONE)).toBe(plain);
  });

  it("is refused if it would be larger than a device can hold", { tags: "thorough" }, async () => {
    const limit = 100_000;
    const bytes = (length: number) => new Uint8Array(zipped(new Uint8Array(length)));
    expect(await gunzipWithin(bytes(limit), limit)).toHaveLength(limit);
    await expect(lengthOf(gunzipWithin(bytes(limit + 1), limit))).rejects.toThrow(RangeError);
    const bomb = zipped(new Uint8Array(33 << 20));
    await expect(lengthOf(unzipPart(bomb, GZIP))).rejects.toThrow(RangeError);
  });

  it("is refused if it is damaged, cut off, or compressed in another way", async () => {
    const damaged = new Uint8Array(zipped(Uint8Array.of(1, 2, 3)));
    damaged[damaged.length - 6] = 99;
    await expect(unzipPart(damaged.buffer, GZIP)).rejects.toThrow();
    await expect(unzipPart(damaged.buffer.slice(0, 12), GZIP)).rejects.toThrow();
    await expect(unzipPart(damaged.buffer, BROTLI)).rejects.toThrow("3");
  });
});

describe("a directory", () => {
  it("may claim as many entries as it has bytes for", async () => {
    const one = Uint8Array.of(1, 0, 1, 9, 1);
    expect(new Uint8Array(await unzipDirectory(zipped(one), GZIP))).toEqual(one);
  });

  it.each([
    ["more entries than its bytes", Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x7f, 1, 1, 1)],
    ["a number without an end", new Uint8Array(2000).fill(0xff)],
    ["more bytes than any has", new Uint8Array(5 << 20)],
  ])("is refused with %s", async (_, directory) => {
    await expect(lengthOf(unzipDirectory(zipped(directory), GZIP))).rejects.toThrow(RangeError);
  });
});
