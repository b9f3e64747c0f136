import fc from "fast-check";
import { PbfWriter } from "pbf";
import { describe, expect, it } from "vitest";
import { MessageError, MessageReader } from "./message-reader.ts";

function written(write: (writer: PbfWriter) => void): Uint8Array {
  const writer = new PbfWriter();
  write(writer);
  return writer.finish();
}

/** Reads everything in these bytes as numbers, messages and texts. */
function readAll(bytes: Uint8Array): void {
  const reader = new MessageReader(bytes);
  const readers: Readonly<Record<number, () => void>> = {
    1: () => reader.number("int"),
    2: () => reader.number("zigzag"),
    3: () => reader.text(),
    4: () => reader.numbers("varint", () => {}),
    5: () => reader.message((field) => void (field === 1 && reader.number("varint"))),
  };
  reader.fields((field) => readers[field]?.());
}

describe("a message reader", () => {
  it("reads numbers as they were written", () => {
    const whole = fc.maxSafeInteger();
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole)), (pairs) => {
        const bytes = written((writer) => {
          for (const [number, zigzag] of pairs) {
            writer.writeVarintField(1, number);
            writer.writeSVarintField(2, Math.trunc(zigzag / 4) + 0);
          }
        });
        const reader = new MessageReader(bytes);
        const read: number[] = [];
        reader.fields((field) => read.push(reader.number(field === 1 ? "int" : "zigzag")));
        expect(read).toEqual(pairs.flatMap(([a, b]) => [a, Math.trunc(b / 4) + 0]));
      }),
    );
  });

  it("skips the fields that are not read", () => {
    const bytes = written((writer) => {
      writer.writeFixed32Field(6, 1);
      writer.writeDoubleField(7, 1);
      writer.writeStringField(8, "skipped");
      writer.writeVarintField(9, 2 ** 53);
      writer.writeStringField(3, "read");
    });
    const reader = new MessageReader(bytes);
    const read: string[] = [];
    reader.fields((field) => void (field === 3 && read.push(reader.text())));
    expect(read).toEqual(["read"]);
  });

  it.each<[string, number[]]>([
    ["a number beyond the bytes", [1 << 3, 0x80]],
    ["a number of eleven bytes", [1 << 3, ...Array.from({ length: 10 }, () => 0xff), 1]],
    [
      "a number that is not exact",
      [(2 << 3) | 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
    ],
    ["a text beyond the bytes", [(3 << 3) | 2, 5, 65]],
    ["a text where a number is expected", [(1 << 3) | 2, 1, 65]],
    ["a number where a text is expected", [3 << 3, 1]],
    ["a field with the number 0", [0, 1]],
    ["an unknown wire type", [(9 << 3) | 3]],
    ["half of a fixed number", [(9 << 3) | 5, 1, 2]],
    ["an inner number beyond its message", [(5 << 3) | 2, 2, 1 << 3, 0x80, 0x01]],
    ["a packed number beyond its field", [(4 << 3) | 2, 1, 0x80, 0x01]],
  ])("refuses %s", (_, bytes) => {
    expect(() => readAll(Uint8Array.from(bytes))).toThrow(MessageError);
  });

  it("reads any bytes or refuses them", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          readAll(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(MessageError);
        }
      }),
    );
  });
});
