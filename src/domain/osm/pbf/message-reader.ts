import { PbfReader } from "pbf";

/** Thrown for bytes that are not a protocol buffer with the expected fields. */
export class MessageError extends Error {
  override readonly name = "MessageError";
}

/** The place of a value in the bytes of a reader; `end` is excluded. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** The encodings of numbers: unsigned, int32 or int64, and sint32 or sint64. */
export type Encoding = "varint" | "int" | "zigzag";

/** The wire types of the format. */
const [VARINT, FIXED64, LENGTH, FIXED32] = [0, 1, 2, 5];
const NOWHERE = -1;

/**
 * Reads messages in the encoding of protocol buffers. In contrast to `PbfReader`, which decodes the long numbers and
 * the texts here, it throws MessageError rather than read beyond a message, return an inexact number, or accept a value
 * of another wire type. Source: https://protobuf.dev/programming-guides/encoding/
 */
export class MessageReader {
  readonly #bytes: Uint8Array;
  readonly #pbf: PbfReader;
  #at: number;
  #end: number;
  #wireType = VARINT;
  /** The offset of the value of the current field, at which the reader stays until it is read. */
  #valueAt = NOWHERE;

  /** Starts at the first byte, or reads only those of `extent`. */
  constructor(bytes: Uint8Array, extent: Extent = { start: 0, end: bytes.length }) {
    this.#bytes = bytes;
    this.#pbf = new PbfReader(bytes);
    this.#at = extent.start;
    this.#end = extent.end;
  }

  /** Calls `readField` with the number of each field up to the end. A value that it does not read is skipped. */
  fields(readField: (field: number) => void): void {
    for (let field = this.nextField(); field !== 0; field = this.nextField()) readField(field);
  }

  /** Moves to the next field, and returns its number; 0 at the end. */
  nextField(): number {
    if (this.#at === this.#valueAt) this.#skip();
    if (this.isAtEnd()) return 0;
    const key = this.next("varint");
    this.#wireType = key % 8;
    this.#valueAt = this.#at;
    const field = Math.floor(key / 8);
    if (field === 0) throw new MessageError("A field has the number 0.");
    return field;
  }

  /** Reads the message in the current field. */
  message(readField: (field: number) => void): void {
    this.within(this.extent(), readField);
  }

  /** Reads the message at a place that `extent` returned, then continues where it was. */
  within({ start, end }: Extent, readField: (field: number) => void): void {
    const [outerAt, outerEnd] = [this.#at, this.#end];
    [this.#at, this.#end, this.#valueAt] = [start, end, NOWHERE];
    this.fields(readField);
    [this.#at, this.#end, this.#valueAt] = [outerAt, outerEnd, NOWHERE];
  }

  /** Reads the number in the current field. */
  number(encoding: Encoding): number {
    this.#expect(VARINT);
    return this.next(encoding);
  }

  /** Calls `take` with each number in the current field, whether it has one or is packed. */
  numbers(encoding: Encoding, take: (value: number) => void): void {
    if (this.#wireType === VARINT) {
      take(this.next(encoding));
      return;
    }
    const { start, end } = this.extent();
    const outerEnd = this.#end;
    [this.#at, this.#end] = [start, end];
    while (!this.isAtEnd()) take(this.next(encoding));
    this.#end = outerEnd;
  }

  /** Skips the bytes in the current field, and returns their place. */
  extent(): Extent {
    this.#expect(LENGTH);
    const length = this.next("varint");
    const start = this.#at;
    if (length > this.#end - start) throw new MessageError("A value ends beyond its message.");
    this.#at = start + length;
    return { start, end: this.#at };
  }

  /** Returns the bytes in the current field, without a copy. */
  bytes(): Uint8Array {
    const { start, end } = this.extent();
    return this.#bytes.subarray(start, end);
  }

  /** Skips the text in the current field, and returns the offset for `textAt`. */
  textOffset(): number {
    const offset = this.#at;
    this.extent();
    return offset;
  }

  /** Decodes the text at this offset; invalid UTF-8 becomes U+FFFD. */
  textAt(offset: number): string {
    this.#pbf.pos = offset;
    return this.#pbf.readString();
  }

  /** Reads the text in the current field. */
  text(): string {
    return this.textAt(this.textOffset());
  }

  /** The place of the next number, to return to it. */
  get offset(): number {
    return this.#at;
  }

  set offset(offset: number) {
    this.#at = offset;
  }

  /** Tells whether there is nothing more to read in the current message or column. */
  isAtEnd(): boolean {
    return this.#at >= this.#end;
  }

  /** Reads a number at the current offset: the next of a packed column. */
  next(encoding: Encoding): number {
    const value = this.#varint(encoding === "int");
    if (encoding !== "zigzag") return value;
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  #varint(isSigned: boolean): number {
    const at = this.#at;
    // Most numbers are small. Beyond the last byte, the comparisons with undefined are false.
    const first = this.#bytes[at] as number;
    if (first < 0x80) return this.#advance(first, at + 1);
    const second = this.#bytes[at + 1] as number;
    if (second < 0x80) return this.#advance((first & 0x7f) | (second << 7), at + 2);
    this.#pbf.pos = at;
    return this.#advance(this.#longVarint(isSigned), this.#pbf.pos);
  }

  #longVarint(isSigned: boolean): number {
    let value: number;
    try {
      value = this.#pbf.readVarint(isSigned);
    } catch {
      throw new MessageError("A number is too long, or the bytes end too early.");
    }
    if (!Number.isSafeInteger(value)) throw new MessageError("A number is too large.");
    return value;
  }

  #advance(value: number, at: number): number {
    if (at > this.#end) throw new MessageError("A number ends beyond its message.");
    this.#at = at;
    return value;
  }

  #expect(wireType: number): void {
    if (this.#wireType !== wireType) throw new MessageError("A field has another type.");
  }

  #skip(): void {
    if (this.#wireType === VARINT) this.#skipVarint();
    else if (this.#wireType === LENGTH) this.extent();
    else if (this.#wireType === FIXED32) this.#advance(0, this.#at + 4);
    else if (this.#wireType === FIXED64) this.#advance(0, this.#at + 8);
    else throw new MessageError("A field has an unknown type.");
  }

  /** Skips a number of any size, also one that could not be returned exactly. */
  #skipVarint(): void {
    let last = this.#at;
    while ((this.#bytes[last] ?? 0) >= 0x80) last += 1;
    this.#advance(0, last + 1);
  }
}
