/** Bytes under way: each call appends. Varints are LEB128, as in protocol buffers. */
export interface ByteWriter {
  readonly byte: (value: number) => void;
  readonly bytes: (values: Uint8Array) => void;
  /** A whole number from 0 to 2⁵³ − 1. */
  readonly varint: (value: number) => void;
  /** A whole number of either sign, zigzag-coded: small magnitudes are short. */
  readonly signedVarint: (value: number) => void;
  /** Everything so far, as a copy. */
  readonly finish: () => Uint8Array;
  readonly length: () => number;
}

/** An empty writer that grows as needed. */
export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(256);
  let length = 0;

  const reserve = (count: number): void => {
    if (length + count <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + count));
    larger.set(buffer);
    buffer = larger;
  };
  const byte = (value: number): void => {
    reserve(1);
    buffer[length++] = value;
  };
  const varint = (value: number): void => {
    if (!Number.isSafeInteger(value) || value < 0) {
      throw new RangeError(`${value} is no whole number that can be stored.`);
    }
    let rest = value;
    while (rest >= 0x80) {
      // Above 2³¹ the bit operators would lose digits.
      byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    byte(rest);
  };
  return {
    byte,
    varint,
    signedVarint: (value) => varint(value < 0 ? -2 * value - 1 : 2 * value),
    bytes: (values) => {
      reserve(values.length);
      buffer.set(values, length);
      length += values.length;
    },
    finish: () => buffer.slice(0, length),
    length: () => length,
  };
}
