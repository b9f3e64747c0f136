import { PbfReader } from "pbf";

/** Reads the output of a `ByteWriter`, and never beyond the end of the bytes. */
export interface ByteReader {
  readonly byte: () => number;
  readonly bytes: (count: number) => Uint8Array;
  readonly varint: () => number;
  readonly signedVarint: () => number;
  readonly remaining: () => number;
}

/** The bytes end too early, or hold a number that is too large. */
export class ByteRangeError extends Error {
  override readonly name = "ByteRangeError";
}

/** Creates a reader at the first byte. Every call throws ByteRangeError rather than read past the last byte. */
export function createByteReader(buffer: Uint8Array): ByteReader {
  const pbf = new PbfReader(buffer);
  const remaining = (): number => buffer.length - pbf.pos;

  /** Skips bytes, because the library reads them without checking where the buffer ends. */
  const take = (count: number): number => {
    if (count > remaining()) throw new ByteRangeError("The bytes end too early.");
    pbf.pos += count;
    return pbf.pos - count;
  };
  const varint = (): number => {
    const { pos } = pbf;
    const byte = buffer[pos] as number;
    // Most numbers are small. Beyond the end `byte` is undefined, and this comparison false.
    if (byte < 0x80) {
      pbf.pos = pos + 1;
      return byte;
    }
    const second = buffer[pos + 1] as number;
    if (second < 0x80) {
      pbf.pos = pos + 2;
      return (byte & 0x7f) | (second << 7);
    }
    const third = buffer[pos + 2] as number;
    if (third < 0x80) {
      pbf.pos = pos + 3;
      return (byte & 0x7f) | ((second & 0x7f) << 7) | (third << 14);
    }
    const value = numberAt(pbf);
    if (!Number.isSafeInteger(value)) throw new ByteRangeError("A number is too large.");
    return value;
  };
  return {
    byte: () => buffer[take(1)] as number,
    varint,
    signedVarint: () => {
      const value = varint();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    bytes: (count) => {
      const start = take(count);
      return buffer.subarray(start, start + count);
    },
    remaining,
  };
}

/**
 * Reads a long varint. Throws ByteRangeError at the end of the bytes, which pbf reports as a number of more
 * than ten bytes.
 */
function numberAt(pbf: PbfReader): number {
  try {
    return pbf.readVarint();
  } catch {
    throw new ByteRangeError("A number is too large, or the bytes end too early.");
  }
}
