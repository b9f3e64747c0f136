import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import { fitCrc } from "./fit-crc.ts";
import { TIMESTAMP } from "./fit-profile.ts";

/** The position of a field in the messages of a definition. */
interface FieldPlace {
  readonly offset: number;
  readonly size: number;
  /** The number of the base type. */
  readonly type: number;
}

/** The layout of the messages that follow under a local number. */
interface Definition {
  readonly message: number;
  readonly isLittleEndian: boolean;
  readonly size: number;
  readonly fields: ReadonlyMap<number, FieldPlace>;
}

const MARK = 0x5449462e;
const MIN_HEADER_BYTES = 12;
const CRC_BYTES = 2;
const NO_TIME = 0xffffffff;
/** The number of messages between two reports of progress. */
const MESSAGES_A_REPORT = 4096;

/** Returns whether the bytes begin with the header of a FIT file. */
export function isFit(bytes: Uint8Array): boolean {
  return hasHeaderAt(viewOf(bytes), 0);
}

/**
 * Walks through the messages of a FIT file, or of several files one after the other, as devices write them. Ends at the
 * first byte that makes no sense, whatever a file contains. Fields of developers and messages that nobody asks about are
 * skipped by their size.
 */
export class FitScanner {
  /** The number of the file within the bytes, from 0. */
  fileNumber = -1;
  /** True if the bytes ended early, or stopped making sense. */
  isTruncated = false;
  hasWrongChecksum = false;
  /** True if something else follows the last file. */
  hasMoreAfterEnd = false;
  /** The time of the current message, seconds since the FIT epoch; NaN if it has none. */
  seconds = Number.NaN;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #onProgress: (bytesDone: number) => void;
  #definitions: (Definition | undefined)[] = [];
  #definition: Definition | null = null;
  /** The position of the current message. */
  #at = 0;
  /** The position behind it. */
  #next = 0;
  /** The end of the messages of the current file, in bytes from the start. */
  #fileEnd = 0;
  /** The start of the current file; null if it has no end. */
  #wholeStart: number | null = null;
  /** The last full timestamp of this file, to which short ones add. */
  #lastSeconds = Number.NaN;
  #messageCount = 0;

  constructor(bytes: Uint8Array, onProgress: (bytesDone: number) => void = () => {}) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    this.#onProgress = onProgress;
  }

  /** The number of the kind of the current message. */
  get message(): number {
    return this.#definition?.message ?? -1;
  }

  /** Moves to the next message; false at the end of the last file. */
  next(): boolean {
    for (;;) {
      if (this.#next >= this.#fileEnd && !this.#beginFile()) return false;
      if (this.#next < this.#fileEnd && this.#readOne()) return true;
    }
  }

  /** Returns a number of the current message; NaN if it has none. Of an array the first counts. */
  numberOf(field: number): number {
    const definition = this.#definition;
    const place = definition?.fields.get(field);
    if (!definition || !place) return Number.NaN;
    return this.#valueAt(this.#at + place.offset, place, definition.isLittleEndian);
  }

  /** Returns a text of the current message; "" if it has none. */
  textOf(field: number): string {
    const place = this.#definition?.fields.get(field);
    if (place?.type !== 0x07) return "";
    const start = this.#at + place.offset;
    const bytes = this.#bytes.subarray(start, start + place.size);
    const end = bytes.indexOf(0);
    return decodeUtf8(end < 0 ? bytes : bytes.subarray(0, end));
  }

  /** Reads the header at the current position. Returns false if no header is there. */
  #beginFile(): boolean {
    const start = this.fileNumber < 0 ? 0 : this.#endFile();
    if (!hasHeaderAt(this.#view, start)) {
      this.hasMoreAfterEnd = start < this.#bytes.length;
      return false;
    }
    const headerSize = Math.max(MIN_HEADER_BYTES, this.#bytes[start] as number);
    const dataSize = this.#view.getUint32(start + 4, true);
    const end = start + headerSize + dataSize;
    // A device that was cut off has not filled in the size.
    const isCut = dataSize === 0 || end > this.#bytes.length;
    this.#wholeStart = isCut ? null : start;
    this.#fileEnd = isCut ? this.#bytes.length : end;
    this.isTruncated ||= isCut;
    this.#next = Math.min(start + headerSize, this.#fileEnd);
    this.#definitions = [];
    this.#lastSeconds = Number.NaN;
    this.fileNumber++;
    return true;
  }

  /** Checks the file that ends here; returns the position behind it. */
  #endFile(): number {
    if (this.#wholeStart === null) return this.#bytes.length;
    const end = this.#fileEnd;
    if (end + CRC_BYTES > this.#bytes.length) {
      this.isTruncated = true;
      return this.#bytes.length;
    }
    const crc = fitCrc(this.#bytes.subarray(this.#wholeStart, end));
    if (crc !== this.#view.getUint16(end, true)) this.hasWrongChecksum = true;
    return end + CRC_BYTES;
  }

  /** Reads a definition or a message; true for a message. */
  #readOne(): boolean {
    const header = this.#bytes[this.#next] as number;
    if ((header & 0xc0) === 0x40) {
      this.#readDefinition(header);
      return false;
    }
    const isShort = (header & 0x80) !== 0;
    const definition = this.#definitions[isShort ? (header >> 5) & 3 : header & 15];
    this.#at = this.#next + 1;
    if (!definition || this.#at + definition.size > this.#fileEnd) return this.#stop();
    this.#definition = definition;
    this.#next = this.#at + definition.size;
    this.seconds = isShort ? this.#secondsAfter(header & 31) : this.#ownSeconds();
    this.#messageCount++;
    if (this.#messageCount % MESSAGES_A_REPORT === 0) this.#onProgress(this.#next);
    return true;
  }

  #ownSeconds(): number {
    const seconds = this.numberOf(TIMESTAMP);
    if (!Number.isNaN(seconds)) this.#lastSeconds = seconds;
    return seconds;
  }

  /** The time whose last five bits these are, at or after the one before. */
  #secondsAfter(lastBits: number): number {
    this.#lastSeconds += (lastBits - (this.#lastSeconds % 32) + 32) % 32;
    return this.#lastSeconds;
  }

  #readDefinition(header: number): void {
    const start = this.#next + 1;
    const count = this.#bytes[start + 4] ?? 0;
    const ownEnd = start + 5 + 3 * count;
    const hasDeveloperFields = (header & 0x20) !== 0;
    const developerCount = hasDeveloperFields ? (this.#bytes[ownEnd] ?? 0) : 0;
    const end = hasDeveloperFields ? ownEnd + 1 + 3 * developerCount : ownEnd;
    if (end > this.#fileEnd) {
      this.#stop();
      return;
    }
    const isLittleEndian = this.#bytes[start + 1] !== 1;
    const fields = new Map<number, FieldPlace>();
    let offset = 0;
    for (let at = start + 5; at < ownEnd; at += 3) {
      const [number = 0, size = 0, type = 0] = this.#bytes.subarray(at, at + 3);
      if (!fields.has(number)) fields.set(number, { offset, size, type: type & 0x1f });
      offset += size;
    }
    for (let at = ownEnd + 1; at < end; at += 3) offset += this.#bytes[at + 1] ?? 0;
    const message = this.#view.getUint16(start + 2, isLittleEndian);
    this.#definitions[header & 15] = { message, isLittleEndian, size: offset, fields };
    this.#next = end;
  }

  #stop(): false {
    this.isTruncated = true;
    this.#next = this.#fileEnd;
    return false;
  }

  /** Reads a number; NaN for the value that means none, and for types that no field of ours has. */
  #valueAt(at: number, { size, type }: FieldPlace, isLittleEndian: boolean): number {
    const view = this.#view;
    switch (size >= (SIZES[type] ?? 1) ? type : -1) {
      case 0x00:
      case 0x02:
        return valid(view.getUint8(at), 0xff);
      case 0x01:
        return valid(view.getInt8(at), 0x7f);
      case 0x03:
        return valid(view.getInt16(at, isLittleEndian), 0x7fff);
      case 0x04:
        return valid(view.getUint16(at, isLittleEndian), 0xffff);
      case 0x05:
        return valid(view.getInt32(at, isLittleEndian), 0x7fffffff);
      case 0x06:
        return valid(view.getUint32(at, isLittleEndian), NO_TIME);
      case 0x08:
        return view.getFloat32(at, isLittleEndian);
      case 0x09:
        return view.getFloat64(at, isLittleEndian);
      default:
        return Number.NaN;
    }
  }
}

/** The sizes of the base types by number, bytes. */
const SIZES = [1, 1, 1, 2, 2, 4, 4, 1, 4, 8];

function valid(value: number, none: number): number {
  return value === none ? Number.NaN : value;
}

function hasHeaderAt(view: DataView, start: number): boolean {
  if (start + MIN_HEADER_BYTES > view.byteLength) return false;
  return view.getUint32(start + 8, true) === MARK;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
