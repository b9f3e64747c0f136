/** Reads what a `ByteWriter` wrote, and nothing beyond the end. */
export interface ByteReader {
  readonly byte: () => number;
  readonly bytes: (count: number) => Uint8Array;
  readonly varint: () => number;
  readonly signedVarint: () => number;
  readonly remaining: () => number;
}

/** Bytes that end too early or hold a number that is too large. */
export class ByteRangeError extends Error {
  override readonly name = "ByteRangeError";
}

/** A reader at the first byte. Every call throws ByteRangeError rather than read past the last. */
export function createByteReader(buffer: Uint8Array): ByteReader {
  let position = 0;

  const byte = (): number => {
    const value = buffer[position];
    if (value === undefined) throw new ByteRangeError("The bytes end too early.");
    position += 1;
    return value;
  };
  const varint = (): number => {
    let value = 0;
    let factor = 1;
    for (;;) {
      const next = byte();
      value += (next & 0x7f) * factor;
      if (!Number.isSafeInteger(value)) throw new ByteRangeError("A number is too large.");
      if (next < 0x80) return value;
      factor *= 0x80;
    }
  };
  return {
    byte,
    varint,
    signedVarint: () => {
      const value = varint();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    bytes: (count) => {
      if (count > buffer.length - position) throw new ByteRangeError("The bytes end too early.");
      position += count;
      return buffer.subarray(position - count, position);
    },
    remaining: () => buffer.length - position,
  };
}
