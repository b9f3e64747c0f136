import { utf8Text } from "#domain/exchange/encoding/utf8-text.ts";
import { ImportError } from "#domain/exchange/import-error.ts";

/** A file in a zip, from its central directory (APPNOTE 4.3.12). */
export interface ZipEntry {
  /** The name as written: never used as a path on a device. */
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc32: number;
  readonly packedSize: number;
  /** The size that the zip states; the true size is counted while inflating. */
  readonly statedSize: number;
  readonly headerOffset: number;
}

const MAX_ENTRIES = 1000;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const ZIP64 = 1;
const TOO_LONG = 0xffffffff;
const MAX_COMMENT = 0xffff;

/** Returns whether the bytes begin with a zip signature. */
export function isZip(bytes: Uint8Array): boolean {
  if (bytes.length < 4) return false;
  const mark = viewOf(bytes).getUint32(0, true);
  return mark === LOCAL || mark === END;
}

/** Returns the files of a zip in the order of its directory; throws `ImportError`. */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new ImportError("too-many-entries");
  const entries: ZipEntry[] = [];
  // The directory ends right before the end record; its stated offset is wrong if something
  // precedes the zip.
  let offset = end - view.getUint32(end + 12, true);
  if (offset < 0) throw damaged();
  const shift = offset - view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== CENTRAL) throw damaged();
    entries.push(entryAt(bytes, view, offset, shift));
    offset += 46 + lengthsAt(view, offset + 28, 3);
  }
  return entries;
}

/** Returns the compressed bytes of a file in the zip; throws `ImportError`. */
export function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const { headerOffset, packedSize } = entry;
  const view = viewOf(bytes);
  if (
    headerOffset < 0 ||
    headerOffset + 30 > bytes.length ||
    view.getUint32(headerOffset, true) !== LOCAL
  ) {
    throw damaged();
  }
  const start = headerOffset + 30 + lengthsAt(view, headerOffset + 26, 2);
  if (start + packedSize > bytes.length) throw damaged();
  return bytes.subarray(start, start + packedSize);
}

/** @returns the error for a zip that does not follow the format. */
export function damaged(): ImportError {
  return new ImportError("damaged-zip");
}

/** The end record comes last, before a comment of up to 64 kB. */
function endRecord(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let offset = last; offset >= 0 && offset >= last - MAX_COMMENT; offset--) {
    if (view.getUint32(offset, true) === END) return offset;
  }
  throw damaged();
}

function entryAt(bytes: Uint8Array, view: DataView, offset: number, shift: number): ZipEntry {
  const nameStart = offset + 46;
  const extraStart = nameStart + view.getUint16(offset + 28, true);
  const extraEnd = extraStart + view.getUint16(offset + 30, true);
  if (extraEnd > bytes.length) throw damaged();
  const [statedSize = 0, packedSize = 0, headerOffset = 0] = withLongNumbers(
    [24, 20, 42].map((at) => view.getUint32(offset + at, true)),
    view,
    extraStart,
    extraEnd,
  );
  return {
    name: utf8Text(bytes, nameStart, extraStart),
    method: view.getUint16(offset + 10, true),
    isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
    crc32: view.getUint32(offset + 16, true),
    packedSize,
    statedSize,
    headerOffset: headerOffset + shift,
  };
}

/**
 * Values that do not fit their fields, or were not known yet, are in the Zip64 extra field (APPNOTE
 * 4.5.3).
 */
function withLongNumbers(
  numbers: readonly number[],
  view: DataView,
  start: number,
  end: number,
): number[] {
  let at = start;
  while (at + 4 <= end && view.getUint16(at, true) !== ZIP64)
    at += 4 + view.getUint16(at + 2, true);
  at += 4;
  return numbers.map((number) => {
    if (number !== TOO_LONG || at + 8 > end) return number;
    at += 8;
    return view.getUint32(at - 8, true) + view.getUint32(at - 4, true) * 2 ** 32;
  });
}

/** Returns the sum of `count` consecutive lengths of two bytes. */
function lengthsAt(view: DataView, offset: number, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += view.getUint16(offset + 2 * index, true);
  return sum;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
