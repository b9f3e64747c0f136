import { crc32 as zlibCrc32 } from "node:zlib";
import { expect, it } from "vitest";
import { crc32 } from "./crc32.ts";

it("equals the checksum of gzip for any number of bytes", () => {
  for (let length = 0; length < 40; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 151 + length * 29) & 0xff);
    expect(crc32(bytes)).toBe(zlibCrc32(bytes));
  }
});
