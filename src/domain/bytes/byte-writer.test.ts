import { array, assert, constantFrom, maxSafeInteger, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { ByteRangeError, createByteReader } from "./byte-reader.ts";
import { createByteWriter } from "./byte-writer.ts";

/** A signed number is stored doubled, which must be exact too. */
const LARGEST_SIGNED = 2 ** 52 - 1;

describe("numbers in bytes", () => {
  it("survive writing and reading, up to the largest exact ones", () => {
    assert(
      property(array(tuple(constantFrom("signed", "plain"), maxSafeInteger())), (numbers) => {
        const writer = createByteWriter();
        const stored = numbers.map(([kind, number]) =>
          kind === "signed" ? Math.trunc(number / 2.1) + 0 : Math.abs(number),
        );
        numbers.forEach(([kind], index) => {
          const number = stored[index] ?? 0;
          if (kind === "signed") writer.signedVarint(number);
          else writer.varint(number);
        });
        const reader = createByteReader(writer.finish());
        const read = numbers.map(([kind]) =>
          kind === "signed" ? reader.signedVarint() : reader.varint(),
        );
        expect(read).toEqual(stored);
        expect(reader.remaining()).toBe(0);
      }),
    );
  });

  it("are encoded as in protocol buffers", () => {
    const writer = createByteWriter();
    writer.varint(300);
    writer.signedVarint(-1);
    writer.signedVarint(LARGEST_SIGNED);
    writer.byte(7);
    writer.bytes(new Uint8Array([8, 9]));
    expect([...writer.finish()]).toEqual([
      0xac, 0x02, 1, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 7, 8, 9,
    ]);
    expect(writer.length()).toBe(14);
  });

  it("are refused if they are not exact", () => {
    const writer = createByteWriter();
    for (const number of [-1, 0.5, 2 ** 53, Number.NaN]) {
      expect(() => writer.varint(number)).toThrow(RangeError);
    }
    expect(() => writer.signedVarint(2 ** 52)).toThrow(RangeError);
  });

  it("are not read beyond the end, nor if they are not exact", () => {
    const readers = [
      createByteReader(new Uint8Array([0x80])),
      createByteReader(new Uint8Array([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])),
      createByteReader(new Uint8Array(12).fill(0xff)),
      createByteReader(new Uint8Array()),
    ];
    for (const reader of readers) expect(() => reader.varint()).toThrow(ByteRangeError);
    const short = createByteReader(new Uint8Array([1]));
    expect(() => short.bytes(2)).toThrow(ByteRangeError);
    expect(short.byte()).toBe(1);
    expect(() => short.byte()).toThrow(ByteRangeError);
  });
});
