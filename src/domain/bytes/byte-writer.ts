import { PbfWriter } from "pbf";

/** A growing buffer; each call appends to it. Varints are LEB128, as in protocol buffers. */
export interface ByteWriter {
  readonly byte: (value: number) => void;
  readonly bytes: (values: Uint8Array) => void;
  /** A whole number from 0 to 2⁵³ − 1. */
  readonly varint: (value: number) => void;
  /** A whole number of either sign, zigzag-coded, so small magnitudes take few bytes. */
  readonly signedVarint: (value: number) => void;
  /** Returns a copy of everything written so far. */
  readonly finish: () => Uint8Array;
  readonly length: () => number;
}

/** Creates an empty writer that grows as needed. */
export function createByteWriter(): ByteWriter {
  const pbf = new PbfWriter();
  const varint = (value: number): void => {
    if (!Number.isSafeInteger(value) || value < 0) {
      throw new RangeError(`${value} is no whole number that can be stored.`);
    }
    pbf.writeVarint(value);
  };
  const bytes = (values: ArrayLike<number>): void => {
    pbf.realloc(values.length);
    pbf.buf.set(values, pbf.pos);
    pbf.pos += values.length;
  };
  return {
    byte: (value) => bytes([value]),
    bytes,
    varint,
    signedVarint: (value) => varint(value < 0 ? -2 * value - 1 : 2 * value),
    finish: () => pbf.buf.slice(0, pbf.pos),
    length: () => pbf.pos,
  };
}
